"""Meshes that the studio's objects are made of, in metres."""
import math

import bmesh
import bpy


def add(name, mesh, material=None, smooth=True, part=None):
    """Puts a mesh into the scene. `part` names what the data passes show of it."""
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    made["part"] = part or "body"
    return made


def arc(cx, cz, r, start, end, steps=8, rz=None):
    """Points of an arc in the (radius, height) plane; angles in degrees."""
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + r * math.cos(a), cz + (rz or r) * math.sin(a)) for a in turns]


def lathe(name, profile, material, segments=96, closed=False, sweep=None, part=None):
    """Turns (radius, height) points round z; with `sweep` = (from, to) only a part of a turn, with coordinates."""
    mesh = bpy.data.meshes.new(name)
    first, last = sweep or (0, 2 * math.pi)
    columns = segments + 1 if sweep else segments
    vertices = []
    for i in range(columns):
        angle = first + (last - first) * i / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    count = len(profile)
    faces = []
    for i in range(segments):
        j = (i + 1) % columns
        faces += [(i * count + k, j * count + k, j * count + k + 1, i * count + k + 1) for k in range(count - 1)]
        if closed:
            faces.append((i * count + count - 1, j * count + count - 1, j * count, i * count))
    mesh.from_pydata(vertices, [], faces)
    if sweep:
        heights = [z for _, z in profile]
        low, high = min(heights), max(heights)
        coordinates = mesh.uv_layers.new()
        for polygon in mesh.polygons:
            for loop, vertex in zip(polygon.loop_indices, polygon.vertices):
                across = (vertex // count) / segments
                coordinates.data[loop].uv = (across, (vertices[vertex][2] - low) / (high - low))
    tidy(mesh, weld=not sweep)
    return add(name, mesh, material, part=part)


def tidy(mesh, weld=True):
    """Welds doubles and turns all faces outwards."""
    work = bmesh.new()
    work.from_mesh(mesh)
    if weld:
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def grid(name, across, up, place, material, part=None, coordinates=None):
    """A sheet of `across` x `up` cells; `place(u, v)` gives each corner, u and v from 0 to 1.

    `coordinates` = (left, right): the columns of the printed sheet that it shows, as shares of its width.
    """
    mesh = bpy.data.meshes.new(name)
    vertices = [place(i / across, j / up) for j in range(up + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(up) for i in range(across)]
    mesh.from_pydata(vertices, [], faces)
    if coordinates:
        left, right = coordinates
        layer = mesh.uv_layers.new()
        for polygon in mesh.polygons:
            for loop, vertex in zip(polygon.loop_indices, polygon.vertices):
                layer.data[loop].uv = (left + (right - left) * (vertex % row) / across, (vertex // row) / up)
    return add(name, mesh, material, part=part)


def box(name, width, depth, height, material, bevel=0.0006, part=None, low=0.0):
    """A box that stands on `low`, its middle at the origin."""
    mesh = bpy.data.meshes.new(name)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for vertex in work.verts:
        vertex.co = (vertex.co.x * width, vertex.co.y * depth, (vertex.co.z + 0.5) * height + low)
    work.to_mesh(mesh)
    work.free()
    made = add(name, mesh, material, smooth=False, part=part)
    if bevel:
        rounding = made.modifiers.new("bevel", "BEVEL")
        rounding.width, rounding.segments = bevel, 3
    return made


def smooth_box(name, width, depth, height, rounding, material, part=None):
    """A box with wide round edges, as sweets have; its middle at the origin."""
    made = box(name, width, depth, height, material, 0, part, -height / 2)
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = rounding, 8
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    return made


def collect(name, objects):
    """Takes objects out of the scene into a collection that is shown as instances."""
    group = bpy.data.collections.new(name)
    for made in objects:
        bpy.context.scene.collection.objects.unlink(made)
        group.objects.link(made)
    return group


def instance(group, place, turn=(0, 0, 0), scale=1.0):
    """Shows a collection once more."""
    shown = bpy.data.objects.new(group.name, None)
    shown.instance_type, shown.instance_collection = "COLLECTION", group
    shown.location, shown.rotation_euler, shown.scale = place, turn, (scale, scale, scale)
    bpy.context.scene.collection.objects.link(shown)
    return shown


def parent(objects, place=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, turns and scales objects as one."""
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    for made in objects:
        if made.parent is None:
            made.parent = root
    root.location, root.rotation_euler, root.scale = place, turn, (scale, scale, scale)
    return root
