"""Grounds on which packs stand in banners and pages; the packs are laid in afterwards."""
import math
import random

from mathutils import noise

import contents
import materials as m
import plants
from macros import dish_profile
from rig import camera, lamp, sun, sweep, world
from shapes import arc, box, grid, instance, lathe

# Width of a scene at the place where the packs stand, in metres of the pack studio.
WIDTH = 0.60


def _view(width, focus=None, fstop=None, rise=0.095):
    """The pack studio's camera from further away, so that packs fit in."""
    distance = width * 172 / 36
    camera((0, -distance, 0.085 * distance + rise), (0, 0, rise), 172, fstop, focus)


def _plane(name, colour, place, roughness=0.6, grain=60, strength=0.2, cells=2):
    return grid(name, cells, cells, place, m.bump(m.surface(name, m.linear(colour), Roughness=roughness), grain, strength, 0.002), "ground")


def sill(width):
    """A plaster wall in the morning sun, a stone counter, olive in a vase."""

    def build():
        world((1.0, 0.97, 0.93), 0.34)
        _view(width)
        _plane("wall", "#EFE3CF", lambda u, v: ((u - 0.5) * 3, 0.22, -0.2 + v * 2), 0.85, 40, 0.25)
        _plane("counter", "#E6D9C3", lambda u, v: ((u - 0.5) * 3, -1.2 + v * 1.42, 0), 0.35, 90, 0.08)
        sun((-0.75, -0.62, 0.72), 1.75, 0.035, (1.0, 0.91, 0.78))
        # The window: two bars and a branch outside throw their shadows on the wall.
        dark = m.surface("frame", (0.2, 0.2, 0.2, 1))
        for x, w, h, z in ((-0.86, 0.035, 1.2, 0.3), (-0.50, 0.02, 1.2, 0.3), (-1.10, 0.035, 1.2, 0.3)):
            bar = box("bar", w, 0.02, h, dark, 0, "hidden")
            bar.location = (x, -0.55, z)
        cross = box("cross", 1.2, 0.02, 0.02, dark, 0, "hidden")
        cross.location = (-0.8, -0.55, 0.83)
        shade = plants.leaf(0.085, 0.022, m.linear("#6d7c58"))
        for k in range(3):
            plants.branch(shade, (-0.62 + 0.22 * k, -0.50, 0.42 + 0.1 * k), 0.34, 20 + 14 * k, 10, 9, seed=k + 3)
        lamp((0.6, -0.9, 0.5), (0, 0, 0.1), 0.8, 1.2, (0.92, 0.96, 1.0))
        left = -width * 0.085
        vase = m.bump(m.surface("vase", m.linear("#F1ECE2"), Roughness=0.5), 300, 0.1, 0.0006)
        profile = [(0, 0), (0.015, 0)] + [(0.015 + 0.013 * math.sin(math.pi * t / 14) ** 1.2, 0.072 * t / 14) for t in range(1, 13)] + [(0.0075, 0.078), (0.0105, 0.088), (0.0085, 0.088), (0.006, 0.078)]
        pot = lathe("vase", profile, vase, 96, part="object")
        pot.location = (left, 0.075, 0)
        olive = plants.leaf(0.026, 0.0075, m.linear("#62764f"))
        for k, (lean, turn) in enumerate(((10, 180), (24, 170), (26, 8), (40, 185), (8, 20))):
            length = 0.13 - 0.012 * k
            plants.branch(olive, (left, 0.075, 0.080), length, lean, turn, 10, seed=k + 20)
            plants.twig((left, 0.075, 0.080), length, lean, turn)

    return build


def forest(width):
    """A green wall with fern and eucalyptus, a round plinth."""

    def build():
        world((0.85, 1.0, 0.92), 0.22)
        _view(width, (0, 0, 0.06), 1.6)
        _plane("wall", "#2C5B49", lambda u, v: ((u - 0.5) * 3, 0.38, -0.2 + v * 2), 0.8, 40, 0.2)
        _plane("floor", "#2C5B49", lambda u, v: ((u - 0.5) * 3, -1.2 + v * 1.6, -0.018), 0.5, 60, 0.1)
        middle = width * 0.17
        stone = m.bump(m.surface("plinth", m.linear("#8FA594"), Roughness=0.55), 160, 0.2, 0.0008)
        slab = lathe("plinth", [(0, -0.018), (0.150, -0.018), (0.150, -0.002), (0.1485, 0), (0, 0)], stone, 160, part="ground")
        slab.location = (middle, 0.02, 0)
        lamp((-0.55, -0.45, 0.75), (middle, 0, 0.05), 0.30, 17, (1, 0.98, 0.92))
        lamp((0.75, 0.10, 0.45), (middle, 0.1, 0.05), 0.25, 3.2, (0.88, 1, 0.94))
        gum = plants.leaf(0.034, 0.026, m.linear("#7FA08C"), 0.1, 0.3)
        fern = plants.leaf(0.046, 0.0105, m.linear("#4E8560"), 0.2, 0.6)
        for k, (x, y, kind, lean, turn, length) in enumerate((
            (middle - 0.17, 0.10, gum, 16, 170, 0.22), (middle - 0.20, 0.16, fern, 30, 180, 0.24),
            (middle + 0.18, 0.12, fern, 24, 10, 0.24), (middle + 0.22, 0.18, gum, 12, 20, 0.26),
            (middle - 0.26, 0.22, fern, 8, 200, 0.30), (middle + 0.10, 0.26, gum, 6, 160, 0.27), (middle - 0.06, 0.28, fern, 14, 30, 0.28),
        )):
            plants.branch(kind, (x, y, -0.018), length, lean, turn, 11, 52, seed=k + 40)
            plants.twig((x, y, -0.018), length, lean, turn)

    return build


def shore(width):
    """Sand in ripples before a pale sky, a flat stone, pebbles."""

    def build():
        world((0.90, 0.95, 1.0), 0.40)
        _view(width)
        _plane("sky", "#CFE6EC", lambda u, v: ((u - 0.5) * 4, 0.9, -0.2 + v * 2.4), 1.0, 4, 0.0)
        middle = width * 0.17

        def dune(u, v):
            x, y = (u - 0.5) * 2.2, -0.7 + v * 1.5
            ripple = math.sin(y * 150 + 5 * noise.noise((x * 5, y * 7, 1)) + x * 9)
            soft = 0.5 + 0.5 * noise.noise((x * 3, y * 3, 8))
            return x, y, 0.0016 * ripple * soft + 0.020 * noise.fractal((x * 1.8, y * 2.2, 3), 1, 2, 2) * min(1, abs(x - middle) * 5) - 0.012

        sand = m.bump(m.surface("sand", m.linear("#E9D8B8"), Roughness=0.95, Specular=0.1), 1800, 0.5, 0.0006)
        grid("sand", 420, 300, dune, sand, "ground")
        sun((-0.8, -0.45, 0.62), 1.55, 0.05, (1.0, 0.94, 0.85))
        rock = m.bump(m.surface("stone", m.linear("#D5CFC2"), Roughness=0.8), 130, 0.35, 0.0015)
        slab = lathe("slab", [(0, -0.02), (0.135, -0.02)] + arc(0.140, -0.008, 0.008, -90, 90, 10) + [(0, 0)], rock, 160, part="ground")
        slab.location, slab.scale = (middle, 0.01, 0), (1, 0.8, 1)
        chance = random.Random(6)
        for k in range(9):
            r = chance.uniform(0.007, 0.020)
            pebble = lathe("pebble", [(r * math.cos(a), r * 0.55 * math.sin(a)) for a in (math.pi * (t / 16 - 0.5) for t in range(17))], rock, 40, part="object")
            side = chance.choice((-1, 1))
            pebble.location = (middle + side * chance.uniform(0.15, 0.26), chance.uniform(-0.10, 0.16), r * 0.2 - 0.010)
            pebble.scale, pebble.rotation_euler = (1, chance.uniform(0.6, 0.9), 1), (0, 0, chance.uniform(0, 3))

    return build


def meadow(width):
    """Marigolds in the evening light before soft hills; the left stays free for words."""

    def build():
        world((1.0, 0.95, 0.86), 0.62)
        _view(width, (0, 0, 0.05), 0.9)
        _plane("sky", "#FBEFD2", lambda u, v: ((u - 0.5) * 5, 1.6, -0.3 + v * 3), 1.0, 4, 0.0)
        for y, low, colour in ((1.3, 0.02, "#D9DDBB"), (1.0, -0.03, "#C3D0A8"), (0.6, -0.06, "#A9C08E")):
            def hill(u, v, y=y, low=low):
                x = (u - 0.5) * 4
                return x, y, v * (low + 0.04 * math.sin(x * 2.2 + y * 5) + 0.015 * math.sin(x * 5 + y)) - (1 - v) * 0.4
            grid("hill", 60, 1, hill, m.surface("hill", m.linear(colour), Roughness=1), "ground")
        _plane("field", "#8FA86F", lambda u, v: ((u - 0.5) * 4, -1.6 + v * 2.6, -0.055), 1.0, 30, 0.4)
        sun((0.5, 0.9, 0.42), 1.5, 0.1, (1.0, 0.86, 0.62))
        sun((-0.7, -0.6, 0.7), 1.6, 0.2, (1.0, 0.95, 0.86))
        flower = [plants.calendula(0.019, seed) for seed in (1, 2)]
        blade = plants.leaf(0.085, 0.006, m.linear("#88A866"), 0.3, 0.4)
        broad = plants.leaf(0.040, 0.012, m.linear("#7C9A5F"), 0.2, 0.6)
        chance = random.Random(8)
        for k in range(46):
            share = chance.random()
            x = width * (-0.04 + 0.54 * share)
            y = chance.uniform(-0.16, 0.34)
            tall = chance.uniform(0.035, 0.105) * (0.8 + 0.4 * share)
            lean = chance.uniform(-12, 12)
            plants.twig((x, y, -0.055), tall + 0.055, lean, 0, 0.2, 0.0014, (0.16, 0.26, 0.08, 1))
            top = math.sin(math.radians(lean) + 0.1) * (tall + 0.055)
            instance(chance.choice(flower), (x + top, y, tall), (math.radians(chance.uniform(35, 70)), math.radians(chance.uniform(-30, 30)), chance.random()), chance.uniform(0.75, 1.1))
            for _ in range(3):
                instance(broad, (x + top * 0.4, y, tall * chance.uniform(0, 0.6) - 0.02), (0, -math.radians(chance.uniform(10, 50)), chance.random() * 6.3))
        for k in range(900):
            x = width * (chance.random() * 1.3 - 0.65)
            instance(blade, (x, chance.uniform(-0.2, 0.5), -0.056), (chance.uniform(-0.4, 0.4), -math.radians(chance.uniform(58, 96)), chance.random() * 6.3), chance.uniform(0.3, 0.8))

    return build


def table(width):
    """Powders in bowls from above, capsules and eucalyptus; three powders take their colours afterwards."""

    def build():
        world((1, 0.98, 0.95), 0.35)
        distance = 1.0
        shift = width * 0.20
        camera((-shift, -0.10, distance), (-shift, 0, 0), 36 * distance / width)
        sweep(0.3, 3, 2.5, m.bump(m.surface("linen", m.linear("#EFE7DA"), Roughness=0.9), 90, 0.25, 0.001))
        sun((-0.8, 0.35, 0.75), 2.6, 0.06, (1, 0.95, 0.87))
        bowls = ((-0.075, 0.010, 0.070, "fill", "#F1ECE2"), (0.095, -0.055, 0.056, "print", "#2E4B40"), (0.085, 0.075, 0.040, "leaf", "#CBBBA3"), (-0.010, -0.105, 0.034, "fill", "#F1ECE2"))
        for x, y, radius, part, clay in bowls:
            pot = m.bump(m.surface("bowl", m.linear(clay), Roughness=0.5), 300, 0.12, 0.0006)
            made = lathe("bowl", dish_profile(radius, radius * 0.62, 0.0034), pot, 128, part="object")
            heap = contents.powder_level(radius - 0.006, radius * 0.46, radius * 0.10, part, 55)
            made.location, heap.location = (x, y, 0), (x, y, 0)
        piece = contents.capsule()
        chance = random.Random(3)
        for k in range(9):
            instance(piece, (0.012 + chance.uniform(-0.03, 0.03), 0.085 + chance.uniform(-0.026, 0.026), 0.0037), (chance.random() * 6, 0, chance.random() * 3))
        gum = plants.leaf(0.036, 0.026, m.linear("#7FA08C"), 0.1, 0.1)
        for k, (x, y, turn) in enumerate(((-0.16, -0.10, 15), (0.16, 0.02, 60))):
            for step in range(9):
                a = math.radians(turn)
                for side in (-1, 1):
                    at = (x + math.cos(a) * 0.017 * step, y + math.sin(a) * 0.017 * step, 0.004)
                    instance(gum, at, (chance.uniform(-0.3, 0.3), -0.15, a + side * 0.9), 1 - 0.06 * step)

    return build


def parcel(width):
    """An open box of cardboard on the counter; its front is a mask of its own, so that packs stand behind it."""

    def build():
        world((1.0, 0.97, 0.93), 0.36)
        _view(width)
        _plane("wall", "#EFE3CF", lambda u, v: ((u - 0.5) * 3, 0.30, -0.2 + v * 2), 0.85, 40, 0.25)
        _plane("counter", "#E6D9C3", lambda u, v: ((u - 0.5) * 3, -1.2 + v * 1.5, 0), 0.35, 90, 0.08)
        sun((-0.75, -0.62, 0.80), 1.6, 0.06, (1.0, 0.91, 0.78))
        board = m.bump(m.surface("board", m.linear("#C79A68"), Roughness=0.85, Specular=0.15), 260, 0.15, 0.0006)
        wide, deep, tall, thick = 0.235, 0.16, 0.088, 0.0024

        def panel(w, h, place, turn, part="object"):
            made = box("panel", w, thick, h, board, 0.0004, part)
            made.location, made.rotation_euler = place, tuple(math.radians(a) for a in turn)

        panel(wide, tall, (0, -deep / 2, 0), (0, 0, 0), "lid")
        panel(wide, tall, (0, deep / 2, 0), (0, 0, 0))
        panel(deep, tall, (-wide / 2, 0, 0), (0, 0, 90))
        panel(deep, tall, (wide / 2, 0, 0), (0, 0, 90))
        panel(wide - 0.004, 0.062, (0, -deep / 2, tall), (128, 0, 0), "lid")
        panel(wide - 0.004, 0.062, (0, deep / 2, tall), (-38, 0, 0))
        panel(deep - 0.004, 0.060, (-wide / 2, 0, tall), (52, 0, 270))
        panel(deep - 0.004, 0.060, (wide / 2, 0, tall), (52, 0, 90))
        tape = m.surface("tape", m.linear("#1F4638"), Roughness=0.5)
        strip = box("tape", 0.020, 0.0004, tall, tape, 0, "lid")
        strip.location = (0, -deep / 2 - 0.0015, 0)
        note = m.surface("note", m.linear("#FBF8F1"), Roughness=0.7)
        paper = box("note", 0.058, 0.0004, 0.040, note, 0, "lid")
        paper.location = (0.068, -deep / 2 - 0.0015, 0.024)
        chance = random.Random(5)
        tissue = m.surface("tissue", m.linear("#DDE7DD"), Roughness=0.8)
        for k in range(26):
            x, y = chance.uniform(-0.10, 0.10), chance.uniform(-0.045, 0.06)
            crumple = grid("tissue", 6, 6, lambda u, v: ((u - 0.5) * 0.05, (v - 0.5) * 0.05, 0.012 * noise.noise((u * 3 + k, v * 3, k))), tissue, "object")
            crumple.location, crumple.rotation_euler = (x, y, 0.066), (chance.uniform(-0.9, 0.9), chance.uniform(-0.9, 0.9), chance.random() * 3)

    return build
