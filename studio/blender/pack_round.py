"""Round packs: jar, dropper bottle, spray, large bottle, tub and the children's jar. One unit is a metre."""
import math
import random

import materials as m
from shapes import add, arc, instance, lathe, parent


def screw_cap(radius, low, high, ribs=78, part="lid", roughness=0.36, inset=0.0004):
    """A ribbed cap with a rounded top."""
    import bpy

    profile = [(radius - 0.0012, low, 0), (radius, low + 0.0004, 0), (radius, low + 0.0016, 0)]
    profile += [(radius, low + 0.0021, 1), (radius, high - 0.0034, 1), (radius, high - 0.0027, 0)]
    for k in range(7):
        turn = math.pi / 2 * k / 6
        profile.append((radius - 0.0022 + 0.0022 * math.cos(turn), high - 0.0022 + 0.0022 * math.sin(turn), 0))
    profile += [(radius * 0.84, high, 0), (radius * 0.82, high - inset, 0), (0.001, high - inset, 0)]
    segments, vertices, faces = ribs * 6, [], []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        groove = 0.00055 * (0.5 - 0.5 * math.cos(2 * math.pi * (i % 6) / 6))
        vertices += [((r - groove * k) * math.cos(angle), (r - groove * k) * math.sin(angle), z) for r, z, k in profile]
    count = len(profile)
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * count + k, j * count + k, j * count + k + 1, i * count + k + 1) for k in range(count - 1)]
    faces.append(tuple(i * count + count - 1 for i in range(segments)))
    mesh = bpy.data.meshes.new("cap")
    mesh.from_pydata(vertices, [], faces)
    return add("cap", mesh, m.plastic("cap", roughness), part=part)


def label(radius, low, high, degrees=220):
    """Paper round the front; its coordinates run over all of it."""
    paper = m.bump(m.surface("paper", Roughness=0.5, Specular=0.3), 2200, 0.10, 0.0003)
    half = math.radians(degrees) / 2
    profile = [(radius, low + (high - low) * k / 8) for k in range(9)]
    sheet = lathe("label", profile, paper, 160, sweep=(-math.pi / 2 - half, -math.pi / 2 + half), part="label")
    thickness = sheet.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.00014, 0
    return sheet


def bottle(radius, shoulder, neck, top, material, wall=0.0022, round_=0.012):
    """A bottle of glass: outer and inner wall in one."""
    outer = [(0, 0.0012), (radius * 0.62, 0.0012)] + arc(radius - 0.0045, 0.0045, 0.0045, -90, 0)
    outer += [(radius, 0.02), (radius, (shoulder + 0.02) / 2), (radius, shoulder - round_ - 0.004)]
    outer += arc(radius - round_, shoulder - round_, round_, 0, 76, 10)
    outer += [(neck, shoulder - 0.0006), (neck, top)]
    inner = [(neck - wall, top), (neck - wall, shoulder - 0.003)]
    inner += arc(radius - round_, shoulder - round_ - 0.0006, round_ - wall, 76, 0, 8)
    inner += [(radius - wall, (shoulder + 0.02) / 2), (radius - wall, 0.012)]
    inner += arc(radius - 0.0055 - wall * 0.4, 0.0085, 0.0045, 0, -90, 6) + [(radius * 0.4, 0.0038), (0, 0.0048)]
    return lathe("glass", outer + inner, material, 128, part="glass")


def pile(group, radius, low, high, size, step, seed=5):
    """Pieces along the wall of a jar, as they lie when it is filled."""
    chance, placed, shown, z = random.Random(seed), [], [], low
    while z < high:
        for _ in range(160):
            angle, out = chance.random() * 2 * math.pi, radius - size * 0.52 - chance.random() ** 2 * 0.010
            near = out > radius - size * 1.1
            yaw = angle + math.pi / 2 + (chance.uniform(-0.25, 0.25) if near else chance.random() * math.pi)
            x, y, at = out * math.cos(angle), out * math.sin(angle), z + chance.uniform(-0.002, 0.003)
            ends = (math.hypot(x + s * size * 0.7 * math.cos(yaw), y + s * size * 0.7 * math.sin(yaw)) for s in (-1, 1))
            inside = all(end < radius - size * 0.42 for end in ends)
            if inside and all((x - a) ** 2 + (y - b) ** 2 + (at - c) ** 2 > (size * 0.95) ** 2 for a, b, c in placed):
                placed.append((x, y, at))
                turn = (chance.random() * 6, chance.uniform(-0.35, 0.35), yaw)
                shown.append(instance(group, (x, y, at), turn))
        z += step
    return shown


def jar(piece, size=0.0084, radius=0.0284, scale=1.2):
    """The amber jar with a white cap, filled with instances of `piece` as far out as `radius`."""
    made = [bottle(0.031, 0.083, 0.0245, 0.095, m.amber()), label(0.03118, 0.0150, 0.0660)]
    made.append(screw_cap(0.0275, 0.0835, 0.1015))
    made += pile(piece, radius, 0.0085 + 0.0284 - radius, 0.070, size, size * 0.7)
    return parent(made, scale=scale)


def _small_bottle():
    made = [bottle(0.0210, 0.066, 0.0085, 0.072, m.amber(), 0.0018, 0.010), label(0.02116, 0.0085, 0.0500)]
    liquid = m.glass("liquid", (0.75, 0.5, 0.2, 1), ior=1.36)
    made.append(lathe("liquid", [(0, 0.0055), (0.0185, 0.007), (0.0190, 0.05), (0, 0.05)], liquid, 64, part="content"))
    return made


def dropper(scale=1.17):
    """A small bottle with a pipette in its cap."""
    made = _small_bottle() + [screw_cap(0.0105, 0.0695, 0.0815, 44)]
    rubber = m.plastic("rubber", 0.55)
    bulb = [(0.0072, 0.0812), (0.0074, 0.0830), (0.0056, 0.0842), (0.0054, 0.0850)]
    bulb += [(0.0057, 0.0900), (0.0056, 0.0990)] + arc(0.0, 0.1010, 0.0055, 0, 90, 10)
    made.append(lathe("bulb", bulb, rubber, 64, part="lid"))
    made.append(lathe("pipe", [(0.0016, 0.014), (0.0026, 0.022), (0.0026, 0.071)], m.glass("pipe"), 32, part="glass"))
    return parent(made, scale=scale)


def spray(scale=1.2):
    """A small bottle with a pump that sprays."""
    made = _small_bottle()
    smooth = m.plastic("pump", 0.3)
    collar = [(0.0098, 0.0695), (0.0102, 0.0700), (0.0102, 0.0790), (0.0098, 0.0795), (0.0050, 0.0795)]
    head = [(0.0062, 0.0800), (0.0064, 0.0805), (0.0064, 0.0915)] + arc(0.0050, 0.0915, 0.0014, 0, 90, 6) + [(0, 0.0925)]
    made += [lathe("collar", collar, smooth, 64, part="lid"), lathe("head", head, smooth, 64, part="lid")]
    nozzle = lathe("nozzle", [(0.0, 0.0004), (0.0011, 0.0004), (0.0013, 0)], m.surface("hole", (0.05, 0.05, 0.05, 1)), 32)
    nozzle.location, nozzle.rotation_euler = (0.0006, -0.00645, 0.0875), (math.pi / 2, 0, 0)
    return parent(made + [nozzle], scale=scale)


def large_bottle(scale=0.84):
    """A bottle for 100 ml and more, with a screw cap."""
    made = [bottle(0.0300, 0.120, 0.0135, 0.128, m.amber(), 0.002, 0.022), label(0.03018, 0.0160, 0.0880)]
    liquid = m.glass("liquid", (0.75, 0.5, 0.2, 1), ior=1.36)
    made.append(lathe("liquid", [(0, 0.0055), (0.0270, 0.008), (0.0276, 0.098), (0, 0.098)], liquid, 64, part="content"))
    made.append(screw_cap(0.0160, 0.1235, 0.1430, 56))
    return parent(made, scale=scale)


def tub(scale=0.80):
    """A straight white tub with a wide lid."""
    white = m.plastic("tub", 0.3)
    body = [(0, 0.0015), (0.040, 0.0015)] + arc(0.0455, 0.0050, 0.0035, -90, 0, 6)
    body += [(0.0490, 0.0060), (0.0490, 0.115)] + arc(0.0465, 0.115, 0.0025, 0, 90, 6) + [(0.043, 0.1175), (0.043, 0.120)]
    made = [lathe("tub", body, white, 128), label(0.04915, 0.0120, 0.1080), screw_cap(0.0505, 0.1195, 0.1430, 110)]
    return parent(made, scale=scale)


def gummies_jar(scale=1.08):
    """The children's jar: white, with round shoulders."""
    white = m.plastic("jar", 0.22)
    body = [(0, 0.0015), (0.026, 0.0015)] + arc(0.0270, 0.0085, 0.0070, -90, 0, 8) + [(0.0340, 0.010), (0.0340, 0.070)]
    body += arc(0.0200, 0.0700, 0.0140, 0, 62, 10, rz=0.0150) + [(0.0262, 0.0845), (0.0262, 0.092)]
    made = [lathe("jar", body, white, 128), label(0.03415, 0.0115, 0.0690), screw_cap(0.0295, 0.0870, 0.1090, 84)]
    return parent(made, scale=scale)
