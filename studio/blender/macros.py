"""Still lifes without a pack: contents from close by, an ingredient in a dish, the facts on a leaflet."""
import math
import random

import contents
import materials as m
from rig import camera, lamp, macro_studio, sweep, world
from shapes import arc, grid, instance, lathe, parent


def _lay(piece, places, height):
    for x, y, yaw, roll in places:
        instance(piece, (x, y, height), (roll, 0, math.radians(yaw)))


def capsules():
    macro_studio()
    places = ((-0.0100, 0.0035, 24, 1.2), (0.0120, 0.0050, -38, 2.0), (0.0010, -0.0085, 8, 0.3), (0.0030, 0.0185, 64, 0.7))
    _lay(contents.capsule(segments=64), places, 0.0037)


def tablets():
    macro_studio()
    piece = contents.oval_tablet()
    _lay(piece, ((-0.0095, 0.0040, 28, 0), (0.0105, 0.0060, -34, 0), (0.0020, 0.0190, 75, 0)), 0.0031)
    instance(piece, (0.0015, -0.0075, 0.0038), (math.radians(12), math.radians(-4), math.radians(8)))


def rounds():
    macro_studio()
    piece = contents.round_tablet(0.0062, 0.0048)
    _lay(piece, ((-0.0088, 0.0020, 28, 0), (0.0092, 0.0045, -34, 0), (0.0010, 0.0165, 75, 0)), 0.0024)
    instance(piece, (0.0012, -0.0085, 0.0040), (math.radians(-16), math.radians(10), math.radians(8)))


def softgels():
    macro_studio()
    places = ((-0.0105, 0.0035, 24, 0), (0.0118, 0.0055, -38, 0), (0.0008, -0.0090, 8, 0), (0.0020, 0.0200, 64, 0))
    _lay(contents.softgel(), places, 0.0052)


def gummies():
    macro_studio((0, -0.170, 0.120), (0, 0.001, 0.004))
    piece = contents.gummy(0.0165)
    _lay(piece, ((-0.0135, 0.0050, 24, 0), (0.0130, 0.0080, -28, 0), (0.0000, 0.0260, 50, 0)), 0.0064)
    instance(piece, (-0.0010, -0.0125, 0.0068), (math.radians(7), math.radians(-5), math.radians(10)))


def powder():
    """A heap with a scoop stuck in it."""
    sweep(0.2, 1, 0.45)
    world((0.95, 0.97, 1.0), 0.13)
    lamp((-0.30, 0.02, 0.22), (0, 0, 0.01), 0.13, 1.8, (1, 0.98, 0.95), 0.2)
    lamp((0.3, 0.1, 0.2), (0, 0, 0.01), 0.2, 0.4, (0.95, 0.98, 1))
    lamp((0, 0.35, 0.4), (0, 0, 0), 0.4, 0.85)
    camera((0, -0.34, 0.215), (0.004, -0.002, 0.016), 88, 18, (0, -0.015, 0.03))
    contents.heap()
    parent(contents.scoop(), (0.004, -0.014, 0.0335), (math.radians(16), math.radians(-20), math.radians(28)))


def drop():
    """A pipette with a drop at its tip, and drops that have fallen."""
    macro_studio((0, -0.150, 0.062), (0.0, 0, 0.0135), 100, 22)
    clear = m.film("pipette", (0.98, 0.985, 0.98, 1))
    liquid = m.jelly("liquid", (m.WHITE, m.WHITE, m.WHITE, 1), 0.03, 0.92)
    outer = [(0.0009, 0.0), (0.0013, 0.0005), (0.0014, 0.006), (0.0034, 0.012), (0.0035, 0.060)]
    inner = [(0.0029, 0.060), (0.0028, 0.0125), (0.0008, 0.0065), (0.0005, 0.0)]
    pipe = lathe("pipette", outer + inner, clear, 64, part="glass")
    column = lathe("column", [(0, 0.0002), (0.00045, 0.0003), (0.00075, 0.0064), (0.0027, 0.0126), (0.00275, 0.030), (0, 0.0298)], liquid, 48, part="fill")
    bead = [(0, -0.0044)] + [(0.00225 * math.cos(math.radians(a)), -0.0022 + 0.0022 * math.sin(math.radians(a))) for a in range(-80, 41, 10)] + [(0.0011, 0.0002)]
    hanging = lathe("drop", bead, liquid, 48, part="fill")
    parent([pipe, column, hanging], (0.0035, -0.004, 0.0105), (0, math.radians(24), math.radians(20)))
    chance = random.Random(4)
    for x, y, r in ((-0.0075, -0.004, 0.0052), (-0.0005, -0.013, 0.0030), (0.0095, -0.0065, 0.0022), (-0.0135, 0.007, 0.0026)):
        cap = [(r * math.cos(math.radians(a)), r * 0.46 * math.sin(math.radians(a))) for a in range(0, 90, 6)] + [(0, r * 0.46)]
        fallen = lathe("fallen", [(r * 0.985, -0.0001)] + cap, liquid, 64, part="fill")
        fallen.location, fallen.scale = (x, y, 0.0002), (1, 0.92 + 0.1 * chance.random(), 1)


def dish_profile(radius, height, wall=0.0026):
    """A small dish with a foot."""
    outer = [(0, 0.0004), (radius * 0.40, 0.0004), (radius * 0.43, 0.0010), (radius * 0.45, 0.0030)]
    outer += [(radius * (0.45 + 0.55 * math.sin(math.pi / 2 * k / 14)), 0.0030 + (height - 0.0030) * (1 - math.cos(math.pi / 2 * k / 14))) for k in range(1, 15)]
    rim = arc(radius - wall / 2, height, wall / 2, 0, 180, 8)
    inner = [((radius - wall) * (0.30 + 0.70 * math.sin(math.pi / 2 * k / 14)), 0.0052 + (height - 0.0052) * (1 - math.cos(math.pi / 2 * k / 14))) for k in range(13, -1, -1)]
    return outer + rim + inner + [(0, 0.0050)]


def _kitchen_light():
    sweep(0.2, 1, 0.45)
    world((0.95, 0.97, 1.0), 0.12)
    lamp((-0.32, 0.05, 0.24), (0, 0, 0.01), 0.13, 2.0, (1, 0.98, 0.94), 0.2)
    lamp((0.3, 0.1, 0.2), (0, 0, 0.01), 0.2, 0.35, (0.95, 0.98, 1))
    lamp((0, 0.35, 0.4), (0, 0, 0), 0.4, 0.8)


def bowl():
    """An ingredient as powder in a stoneware dish."""
    _kitchen_light()
    camera((0, -0.33, 0.235), (0.0, 0.002, 0.010), 92, 16, (0, -0.012, 0.02))
    clay = m.bump(m.surface("clay", (0.78, 0.75, 0.70, 1), Roughness=0.42, Specular=0.4), 900, 0.10, 0.0004)
    lathe("dish", dish_profile(0.040, 0.026), clay, 128, part="object")
    contents.powder_level(0.0350, 0.0185, 0.0120, grain=70)


def oil():
    """Oil in a glass dish."""
    _kitchen_light()
    camera((0, -0.33, 0.235), (0.0, 0.002, 0.010), 92, 16, (0, -0.012, 0.02))
    lathe("dish", dish_profile(0.042, 0.026, 0.0022), m.film("dish", (0.98, 0.985, 0.98, 1)), 128, part="glass")
    liquid = m.jelly("oil", (m.WHITE, m.WHITE, m.WHITE, 1), 0.02, 0.90)
    profile = [(0, 0.0056)]
    profile += [(0.0392 * (0.30 + 0.70 * math.sin(math.pi / 2 * k / 14)), 0.0058 + 0.0208 * (1 - math.cos(math.pi / 2 * k / 14))) for k in range(0, 13)]
    lathe("oil", profile + [(0.0352, 0.0185), (0, 0.0184)], liquid, 128, part="fill")


def leaflet():
    """A sheet of paper that stands a little from the ground, for the facts of the label."""
    sweep(0.3, 1.2, 0.8)
    world((0.95, 0.97, 1.0), 0.10)
    lamp((-0.40, 0.10, 0.42), (0, 0, 0), 0.16, 4.6, (1, 0.98, 0.95), 0.3)
    lamp((0.4, -0.1, 0.3), (0, 0, 0), 0.3, 0.8, (0.95, 0.98, 1))
    camera((0, -0.10, 0.62), (0, 0, 0), 150)
    paper = m.bump(m.surface("paper", Roughness=0.7, Specular=0.15), 900, 0.10, 0.0003)

    def place(u, v):
        x, y = (u - 0.5) * 0.108, (v - 0.5) * 0.142
        fold = 0.0016 * abs(v - 0.5) * 2 * 0.6
        curl = 0.0060 * max(0, u + v - 1.45) ** 2 * 6 + 0.0030 * max(0, 0.45 - u - v) ** 2 * 6
        return x, y, 0.0010 + fold + curl

    sheet = grid("sheet", 80, 100, place, paper, "label", (0, 1))
    sheet.rotation_euler = (0, 0, math.radians(-2.2))


def water():
    """A glass of water in the pack studio, to stand beside packs."""
    from rig import pack_studio

    pack_studio()
    wall = 0.0016
    outer = [(0, 0.0006), (0.0240, 0.0006)] + arc(0.0255, 0.0030, 0.0022, -90, 0, 5) + [(0.0335, 0.108)]
    inner = [(0.0335 - wall, 0.108), (0.0262, 0.0080), (0.0240, 0.0064), (0, 0.0060)]
    lathe("tumbler", outer + inner, m.film("tumbler", (0.985, 0.99, 0.985, 1)), 128, part="glass")
    level = 0.078
    side = 0.0262 + (0.0335 - wall - 0.0262) * (level - 0.008) / 0.1
    pool = [(0, 0.0061), (0.0239, 0.0065), (0.0261, 0.0081), (side - 0.0001, level), (side - 0.002, level - 0.0008), (0, level - 0.0010)]
    lathe("water", pool, m.glass("water", (0.985, 0.995, 0.99, 1), ior=1.33), 128, part="glass")
