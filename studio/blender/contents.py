"""What is in the packs: capsules, tablets, softgels, gummies, powder. Collections to show as instances."""
import math

import bpy
from mathutils import noise

import materials as m
from shapes import add, collect, grid, lathe, smooth_box, tidy


def capsule(radius=0.0036, length=0.0215, thickness=0.00011, segments=40):
    """A clear capsule along x: body, wider cap and the powder in it."""
    half = length / 2

    def tube(r, start, end):
        side = 1 if end > start else -1
        middle = end - side * r
        points = [(r, start + (middle - start) * k / 6) for k in range(6)]
        turns = [math.pi / 2 * k / 12 for k in range(13)]
        return points + [(max(r * math.cos(a), 0), middle + side * r * math.sin(a)) for a in turns]

    def shell(r, start, end):
        return lathe("shell", tube(r, start, end), m.shell(), segments, part="glass")

    inner = radius - thickness * 2.2
    fill = [(0, -half + thickness * 2.2)]
    fill += [(inner * math.sin(math.pi / 2 * k / 10), -half + radius - inner * math.cos(math.pi / 2 * k / 10)) for k in range(1, 11)]
    fill += [(inner, half - radius)]
    fill += [(inner * math.cos(math.pi / 2 * k / 8), half - radius + radius * 0.6 * math.sin(math.pi / 2 * k / 8)) for k in range(1, 9)]
    made = [shell(radius, half * 0.25, -half), shell(radius + thickness * 1.6, -half * 0.12, half)]
    made.append(lathe("fill", fill, m.powder("fill", 2600), segments, part="fill"))
    for part in made:
        part.rotation_euler = (0, math.pi / 2, 0)
    return collect("capsule", made)


def solid_capsule(radius=0.0031, length=0.0178):
    """A capsule seen through the film of a blister: one piece, with the step where its halves meet."""
    half, step = length / 2, 1.04
    turns = [math.pi / 2 * k / 10 for k in range(11)]
    profile = [(radius * math.sin(a), -half + radius * (1 - math.cos(a))) for a in turns]
    profile += [(radius, -0.0008), (radius * step, -0.0007)]
    profile += [(radius * step * math.cos(a), half - radius + radius * math.sin(a)) for a in turns]
    made = lathe("capsule", profile, m.surface("gelatine", Roughness=0.2, Specular=0.5), 48, part="fill")
    made.rotation_euler = (0, math.pi / 2, 0)
    return collect("capsule", [made])


def round_tablet(radius=0.0048, height=0.0042, part="fill"):
    """A pressed tablet with a bevelled edge and a score line."""
    edge, crown = height * 0.28, height * 0.22

    def place(u, v):
        r, a = radius * min(1, u * 1.0001), 2 * math.pi * v
        x, y = r * math.cos(a), r * math.sin(a)
        share = r / radius
        z = edge + crown * math.sqrt(max(0, 1 - share**2)) * 0.9 - edge * 0.18 * max(0, (share - 0.93) / 0.07)
        groove = math.exp(-((y / (radius * 0.05)) ** 2)) * height * 0.07 if share < 0.95 else 0
        return x, y, z - groove

    chalk = m.bump(m.surface("tablet", Roughness=0.55, Specular=0.25), 1500, 0.25, 0.0002)
    top = grid("top", 40, 120, place, chalk, part)
    bottom = grid("bottom", 12, 120, lambda u, v: (lambda p: (p[0], p[1], -p[2]))(place(u, v)), chalk, part)
    side = lathe("side", [(radius, -edge * 0.82), (radius * 1.004, 0), (radius, edge * 0.82)], chalk, 120, part=part)
    return collect("tablet", [top, bottom, side])


def oval_tablet(length=0.0170, width=0.0078, height=0.0062, part="fill"):
    """A film-coated caplet with a score line across."""

    def outline(a):
        power = 2.6
        c, s = math.cos(a), math.sin(a)
        r = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        return r * c * length / 2, r * s * width / 2

    def place(u, v, side=1):
        x, y = outline(2 * math.pi * v)
        share = min(1, u)
        z = height * 0.16 + height * 0.34 * (max(0, 1 - share**2.3)) ** 0.62
        groove = math.exp(-((x * share / 0.0005) ** 2)) * height * 0.06 if share < 0.9 else 0
        return x * share, y * share, side * (z - groove)

    coat = m.bump(m.surface("coat", Roughness=0.3, Specular=0.4), 900, 0.12, 0.0002)
    top = grid("top", 36, 120, place, coat, part)
    bottom = grid("bottom", 16, 120, lambda u, v: place(u, v, -1), coat, part)

    def belt(u, v):
        x, y = outline(2 * math.pi * u)
        bulge = 1 + 0.012 * math.sin(math.pi * v)
        return x * bulge, y * bulge, height * 0.16 * (2 * v - 1)

    return collect("tablet", [top, bottom, grid("belt", 120, 4, belt, coat, part)])


def softgel(length=0.0205, width=0.0105, colour=(0.95, 0.55, 0.08, 1)):
    """An oval softgel filled with oil, with its seam."""
    profile = []
    for k in range(49):
        a = -math.pi / 2 + math.pi * k / 48
        r = width / 2 * max(0, math.cos(a)) ** 0.86
        profile.append((r, length / 2 * math.sin(a)))
    gel = lathe("softgel", profile, m.jelly("gel", colour, 0.06, 0.85), 72, part="fill")
    gel.rotation_euler = (0, math.pi / 2, 0)
    seam = lathe("seam", [(1.0, -0.00012), (1.006, 0), (1.0, 0.00012)], m.jelly("seam", colour, 0.1, 0.6), 96, part="fill")
    seam.scale = (length / 2 * 0.985, width / 2 * 0.985, 1)
    return collect("softgel", [gel, seam])


def gummy(size=0.017, colour=(0.85, 0.16, 0.10, 1)):
    """A soft cube with a dusting that takes its shine."""
    sweet = smooth_box("gummy", size, size, size * 0.78, size * 0.26, m.jelly("gummy", colour, 0.34, 0.35), "fill")
    m.bump(sweet.data.materials[0], 420, 0.25, 0.0008, 3)
    return collect("gummy", [sweet])


def heap(size=0.16, height=0.036, cells=300, part="fill", seed=0.0, steep=0.0085, radius=0.030):
    """A heap of powder with slides and fine grain."""

    def level(x, y):
        out = math.hypot(x * 0.92, y * 1.05) * (1 + 0.16 * noise.noise((x * 30, y * 30, 4 + seed)))
        h = height / (1 + math.exp((out - radius) / steep))
        h += height * 0.08 * noise.fractal((x * 22, y * 22, 1.3 + seed), 1, 2.1, 4) * min(1, h / 0.006)
        h += 0.00045 * noise.fractal((x * 160, y * 160, 7), 1, 2.1, 3) * min(1, h / 0.003)
        return h + 0.00016 * noise.fractal((x * 620, y * 620, 2), 1, 2.1, 2) * min(1, h / 0.002) - 0.0006

    def place(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        return x, y, level(x, y)

    made = grid("heap", cells, cells, place, m.powder("powder", 3000), part)
    mesh = made.data
    keep = [p.vertices[:] for p in mesh.polygons if max(mesh.vertices[i].co.z for i in p.vertices) > -0.0004]
    vertices = [v.co[:] for v in mesh.vertices]
    fresh = bpy.data.meshes.new("heap")
    fresh.from_pydata(vertices, [], keep)
    fresh.materials.append(mesh.materials[0])
    bpy.data.objects.remove(made)
    return add("heap", fresh, part=part)


def powder_level(radius, low, rise, part="fill", grain=140.0):
    """The surface of powder in a round dish or scoop."""

    def place(u, v):
        r, a = radius * u, 2 * math.pi * v
        x, y = r * math.cos(a), r * math.sin(a)
        fine = 0.0004 * noise.fractal((x * 600, y * 600, 5), 1, 2.1, 2)
        rough = 0.0011 * noise.fractal((x * grain, y * grain, 3), 1, 2.1, 4) * (1 - u**6)
        return x, y, low + rise * (1 - u**2) + rough + fine

    made = grid("level", 80, 160, place, m.powder("powder", 3000), part)
    tidy(made.data)
    return made


def scoop(radius=0.0165, depth=0.021):
    """A measuring scoop of white plastic, heaped."""
    from shapes import arc, box

    wall = 0.0011
    white = m.plastic("scoop", 0.28)
    outer = [(0, -depth), (radius * 0.5, -depth)] + arc(radius * 0.93 - 0.003, -depth + 0.003, 0.003, -90, -5, 6) + [(radius, -0.0005)]
    inner = [(radius - wall * 0.3, 0.0002), (radius - wall, -0.0006)]
    inner += arc(radius * 0.93 - 0.0034, -depth + 0.0037, 0.0027, -5, -90, 6) + [(0, -depth + wall)]
    cup = lathe("cup", outer + inner, white, 96, part="object")
    handle = box("handle", 0.052, 0.0076, 0.0018, white, 0.0007, "object", -0.0024)
    handle.location = (radius + 0.0250, 0, 0)
    return [cup, handle, powder_level(radius - wall, -0.0012, 0.0052)]
