"""Branches and flowers."""
import math
import random

import materials as m
from shapes import collect, grid, instance, lathe


def leaf(length, width, colour, fold=0.25, curl=0.5):
    """One leaf along x, folded along its rib and bent at its tip."""

    def place(u, v):
        across = (2 * v - 1) * math.sin(math.pi * min(0.995, u) ** 0.8) ** 0.9 * width / 2
        along = u * length
        return along, across, abs(across) * fold - curl * length * u**2 * 0.35

    green = m.surface("leaf", colour, Roughness=0.45, Specular=0.35)
    return collect("leaf", [grid("leaf", 14, 6, place, green, "object")])


def branch(kind, place, length, lean, turn, pairs, spread=46, seed=1, bend=0.5):
    """Paired leaves of `kind` along a bent twig; `lean` and `turn` in degrees."""
    chance = random.Random(seed)
    lean, turn = math.radians(lean), math.radians(turn)
    x, y, z = place
    for k in range(pairs + 1):
        along = 0.12 + 0.88 * k / pairs
        angle = lean + bend * along
        out = math.sin(lean + bend * along * 0.5) * length * along
        at = (x + out * math.cos(turn), y + out * math.sin(turn), z + math.cos(lean + bend * along * 0.5) * length * along)
        size = (1.0 - 0.4 * along) * (0.85 + 0.3 * chance.random())
        for side in (-1, 1):
            tilt = math.radians(spread) * (1 - 0.3 * along) * side + chance.uniform(-0.25, 0.25)
            # A leaf leaves the twig upwards, to one side of it, and rolls a little.
            pitch = -(math.pi / 2 - angle - tilt)
            instance(kind, at, (chance.uniform(-0.7, 0.7), pitch, turn + chance.uniform(-0.3, 0.3)), size)


def twig(place, length, lean, turn, bend=0.5, thickness=0.0011, colour=(0.16, 0.11, 0.06, 1)):
    """The twig of a branch with the same figures."""
    lean, turn = math.radians(lean), math.radians(turn)
    bark = m.surface("bark", colour, Roughness=0.8)

    def corner(u, v):
        along = v
        half = lean + bend * along * 0.5
        out = math.sin(half) * length * along
        r, a = thickness * (1 - 0.6 * along), 2 * math.pi * u
        return (
            place[0] + out * math.cos(turn) + r * math.cos(a),
            place[1] + out * math.sin(turn) + r * math.sin(a),
            place[2] + math.cos(half) * length * along,
        )

    return grid("twig", 8, 20, corner, bark, "object")


def calendula(radius=0.022, seed=2):
    """A marigold's head, looking up: three crowns of petals round a disc."""
    chance = random.Random(seed)
    made = []
    crowns = ((34, 1.0, 8, (0.93, 0.42, 0.03, 1)), (30, 0.84, 20, (0.95, 0.48, 0.04, 1)), (22, 0.62, 36, (0.96, 0.52, 0.05, 1)))
    for count, size, rise, colour in crowns:
        silk = m.surface("petal", colour, Roughness=0.5, Specular=0.25)
        silk.node_tree.nodes["Principled BSDF"].inputs["Subsurface"].default_value = 0.15
        silk.node_tree.nodes["Principled BSDF"].inputs["Subsurface Radius"].default_value = (0.004, 0.002, 0.001)
        for k in range(count):
            length = radius * size * chance.uniform(0.92, 1.06)
            width = radius * 0.20

            def place(u, v, length=length, width=width):
                across = (2 * v - 1) * width / 2 * min(1, 0.35 + 1.2 * u) * (1 - max(0, u - 0.86) ** 2 * 22)
                notch = -0.0006 * abs(math.sin(v * math.pi * 3)) if u > 0.97 else 0
                return u * length + notch, across, 0.35 * across**2 / width - length * 0.16 * u**2

            petal = grid("petal", 10, 6, place, silk, "object")
            petal.rotation_euler = (chance.uniform(-0.2, 0.2), -math.radians(rise + chance.uniform(-5, 5)), 2 * math.pi * k / count + chance.uniform(-0.06, 0.06))
            made.append(petal)
    heart = m.bump(m.surface("disc", (0.55, 0.22, 0.02, 1), Roughness=0.8), 1400, 0.9, 0.0012)
    dome = [(radius * 0.30 * math.cos(a), radius * 0.10 * math.sin(a) + radius * 0.08) for a in (math.pi / 2 * k / 8 for k in range(9))]
    made.append(lathe("disc", dome, heart, 48, part="object"))
    return collect("calendula", made)
