"""The studio: backdrop, lamps, cameras and the renderer's settings. Every pack stands in the same one."""
import math

import bpy
from mathutils import Vector

from materials import surface


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _aim(made, place, target):
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    return made


def sweep(radius=0.35, half=1.6, back=0.55, material=None):
    """Ground and wall without an edge."""
    points = [(-1.6, 0), (back - radius, 0)]
    for k in range(1, 25):
        turn = math.pi / 2 * k / 24
        points.append((back - radius + radius * math.sin(turn), radius - radius * math.cos(turn)))
    points.append((back, 2.4))
    mesh = bpy.data.meshes.new("sweep")
    vertices = [(side * half, y, z) for y, z in points for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material or surface("sweep", Roughness=0.62, Specular=0.2))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    made = bpy.data.objects.new("sweep", mesh)
    made["part"] = "ground"
    bpy.context.scene.collection.objects.link(made)
    return made


def lamp(place, target, size, power, colour=(1, 1, 1), height=None):
    """An area lamp that the camera does not see."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = power, colour, size
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    made = _aim(bpy.data.objects.new("lamp", light), place, target)
    made.visible_camera = False
    return made


def sun(direction, power, angle, colour):
    """Daylight through a window: nearly parallel, so that blades and frames throw shadows."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = power, angle, colour
    return _aim(bpy.data.objects.new("sun", light), direction, (0, 0, 0))


def camera(place, target, lens, fstop=None, focus=None, shift=(0, 0)):
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.sensor_width, lens_data.sensor_fit, lens_data.clip_start = lens, 36, "HORIZONTAL", 0.001
    lens_data.shift_x, lens_data.shift_y = shift
    made = _aim(bpy.data.objects.new("camera", lens_data), place, target)
    bpy.context.scene.camera = made
    if fstop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, fstop
        lens_data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    return made


def world(colour, strength):
    made = bpy.data.worlds.new("world")
    bpy.context.scene.world = made
    made.use_nodes = True
    ground = made.node_tree.nodes["Background"]
    ground.inputs[0].default_value, ground.inputs[1].default_value = (*colour, 1), strength


def pack_studio():
    """Light and camera of every pack and of what lies beside it: 132 x 165 mm of the plane through the origin."""
    sweep()
    world((0.95, 0.97, 1.0), 0.06)
    lamp((-0.46, -0.20, 0.34), (0, 0, 0.05), 0.22, 4.1, (1, 0.98, 0.95), 0.40)
    lamp((0.46, -0.18, 0.28), (0, 0, 0.05), 0.06, 0.6, (0.95, 0.98, 1), 0.45)
    lamp((0.05, 0.32, 0.46), (0, 0.02, 0.05), 0.5, 2.0, (1, 1, 1), 0.3)
    camera((0, -0.62, 0.112), (0.0, 0, 0.052), 172)


def macro_studio(place=(0, -0.125, 0.098), target=(0.0, -0.001, 0.0025), lens=100, fstop=26):
    """Close and from above: pieces in the hand's distance."""
    sweep(0.1, 0.8, 0.3)
    world((0.95, 0.97, 1.0), 0.12)
    lamp((-0.15, -0.03, 0.16), (0, 0, 0), 0.10, 0.72, (1, 0.98, 0.95), 0.15)
    lamp((0.15, 0.12, 0.10), (0, 0, 0), 0.05, 0.30, (0.95, 0.98, 1), 0.16)
    lamp((0, 0.2, 0.2), (0, 0, 0), 0.3, 0.32)
    camera(place, target, lens, fstop, (target[0], target[1] - 0.004, 0.004))


def settings(width, height, samples, bounces=8):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling = "CPU", samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, max(8, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = bounces, 12, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.use_denoising, cycles.seed = 3, 0.5, False, 11
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
