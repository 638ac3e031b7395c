"""Printed packs that are not round: pouch, carton with a blister, carton with stick sachets."""
import math

from mathutils import noise

import materials as m
from shapes import box, grid, instance, lathe, parent

# Columns of the printed sheet: the front of the carton, and the front of a stick.
FRONT, STICK = (0.0, 0.8), (0.85, 1.0)
CARTON_SCALE = 0.94


def _film():
    return m.surface("film", Roughness=0.40, Specular=0.45)


def pouch(width=0.172, height=0.236, scale=0.51):
    """A stand-up pouch, printed all over: a wide foot, a flat crimped seal, a zip."""

    def depth(v):
        return 0.040 * max(0.0, 1 - v / 0.90) ** 0.75

    def place(u, v, side=-1):
        across = 2 * u - 1
        half = width / 2 * (1 - 0.035 * math.sin(math.pi * min(1, v / 0.9)) - 0.012 * (1 - v))
        bulge = max(0.0, 1 - abs(across) ** 2.4) ** 0.7
        out = depth(v) * bulge
        # Creases run from the lower corners and fade towards the middle.
        corner = math.exp(-(((v - 0.13) / 0.13) ** 2)) * abs(across) ** 1.5 * max(0.0, 1 - abs(across) ** 8)
        crease = noise.noise((across * 5.2 + v * 7, v * 4.1, 2.7)) * 0.0055 * corner
        slack = noise.fractal((across * 2.1, v * 2.6, 9.2 + side), 1, 2.0, 3) * 0.0024 * bulge * min(1, (1 - v) * 5)
        fold = 0.0030 * math.exp(-(((v - 0.115 - 0.05 * across**2) / 0.012) ** 2)) * bulge
        zip_ = 0.0007 * sum(math.exp(-(((v - at) / 0.0035) ** 2)) for at in (0.858, 0.872))
        crimp = 0.00022 * math.sin(v * 560) if v > 0.93 else 0
        rise = 0.006 * abs(across) ** 6 * max(0, 1 - v * 6)
        return half * across, side * (out + crease + slack - fold + zip_ + crimp + 0.0002), height * v + rise

    film = _film()
    made = [grid("front", 150, 220, place, film, "label", (0, 1))]
    made.append(grid("back", 80, 120, lambda u, v: place(u, v, 1), film, "tint"))
    return parent(made, (0, 0.006, 0), (0, 0, math.radians(-3)), scale)


def carton(width=0.078, depth=0.034, height=0.114):
    """A folding box; the side and the top have the colour of the print."""
    board = m.surface("board", Roughness=0.45, Specular=0.35)
    made = [box("carton", width, depth, height, board, 0.0007)]
    edge = 0.0006
    front = lambda u, v: ((u - 0.5) * (width - 2 * edge), -depth / 2 - 0.00008, edge + v * (height - 2 * edge))
    side = lambda u, v: (width / 2 + 0.00008, (u - 0.5) * (depth - 2 * edge), edge + v * (height - 2 * edge))
    made.append(grid("front", 1, 1, front, board, "label", FRONT))
    made.append(grid("side", 1, 1, side, board, "tint"))
    return made


def _pocket(length, width, height):
    """The clear dome over a piece."""
    profile = [(0, height)] + [(math.sin(t * math.pi / 16), height * math.cos(t * math.pi / 16) ** 0.55) for t in range(1, 9)]
    dome = lathe("pocket", [(0, height)] + profile[1:], m.glass("pvc", (0.985, 0.985, 0.985, 1), ior=1.2), 48, part="glass")
    dome.scale = (length / 2, width / 2, 1)
    return dome


def blister(piece, length, width, height, turn=0.0):
    """A strip of two by five pieces, standing."""
    foil = m.surface("foil", (0.86, 0.86, 0.86, 1), Roughness=0.38, Metallic=0.25, Specular=0.6)
    m.bump(foil, 1500, 0.12, 0.0003)
    sheet = box("sheet", 0.0475, 0.0005, 0.082, foil, 0.0002)
    made = [sheet]
    for row in range(5):
        for column in (-1, 1):
            place = (column * 0.0113, -0.0004, 0.0092 + row * 0.0159)
            shown = instance(piece, (place[0], place[1] - height * 0.36, place[2]), (math.pi / 2, turn, 0))
            dome = _pocket(length * 1.16, width * 1.22, height * 1.05)
            dome.location, dome.rotation_euler = place, (math.pi / 2, 0, 0)
            rim = lathe("rim", [(0.96, 0), (1.06, 0.0003), (1.12, 0)], foil, 64)
            rim.scale, rim.location = (length * 0.58, width * 0.61, 1), place
            rim.rotation_euler = (math.pi / 2, 0, 0)
            made += [shown, dome, rim]
    return made


def stick():
    """A stick sachet: a pillow of film between two crimped ends."""
    width, height = 0.0210, 0.078

    def place(u, v, side=-1):
        across = 2 * u - 1
        end = min(1, min(v, 1 - v) / 0.22)
        bulge = max(0.0, 1 - abs(across) ** 2.2) ** 0.6 * math.sin(math.pi / 2 * end) ** 1.2 * 0.0058
        slack = noise.fractal((across * 2, v * 9, 3.3), 1, 2.0, 3) * 0.0007 * end
        crimp = 0.00016 * math.sin(v * 420) if min(v, 1 - v) < 0.07 else 0
        half = width / 2 * (1 - 0.10 * math.sin(math.pi / 2 * end))
        return half * across, side * (bulge + slack + crimp + 0.0001), height * v

    film = _film()
    return [grid("front", 40, 120, place, film, "label", STICK), grid("back", 20, 60, lambda u, v: place(u, v, 1), film, "tint")]


def carton_with_blister(piece, length, width, height):
    whole = parent(carton(), (-0.0105, 0.014, 0), (0, 0, math.radians(-19)), CARTON_SCALE)
    strip = parent(blister(piece, length, width, height), (0.0290, -0.032, 0.0006), scale=CARTON_SCALE)
    strip.rotation_euler = (math.radians(-13), math.radians(3), math.radians(-10))
    return [whole, strip]


def carton_with_sticks():
    whole = parent(carton(), (-0.0085, 0.014, 0), (0, 0, math.radians(-19)), CARTON_SCALE)
    for place, lean in (((0.0135, -0.036, 0.001), -4), ((0.0340, -0.034, 0.001), 8)):
        one = parent(stick(), place, scale=CARTON_SCALE)
        one.rotation_euler = (math.radians(-5), math.radians(lean), math.radians(-14))
    return whole
