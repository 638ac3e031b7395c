"""Renders one plate: blender -b --factory-startup -noaudio -P render.py -- NAME FOLDER WEIGHTS [SIZE] [SAMPLES]

Writes half floats, height x width x 3: `light` (all light), `gloss` (mirrored light alone), and masks: `label`
(coordinates of the print and where it is), `parts` (object, lid, tint), `inner` (fill, second print).
"""
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import plates
from denoise import denoise, read_weights
from materials import emission
from rig import reset, settings

PASSES = {
    "c": "Noisy Image", "a": "Denoising Albedo", "n": "Denoising Normal",
    "gd": "GlossDir", "gi": "GlossInd", "gc": "GlossCol",
}
# Masks are rendered a little smaller than they are used, in flat colours.
MASK_SAMPLES, MASK_SCALE = 8, 0.8
# What red, green and blue of a mask stand for; True leaves glass out, so that what is behind it shows.
MASKS = {"parts": (("*", "lid", "tint"), False), "inner": (("fill", "print", "leaf"), True)}


def write_passes(folder, names):
    """Lets the compositor write passes as plain EXR files."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    for name in names:
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = folder
        file.format.file_format, file.format.color_depth, file.format.exr_codec = "OPEN_EXR", "32", "ZIP"
        file.file_slots[0].path = name
        socket = PASSES[name] if PASSES[name] in source.outputs else "Image"
        tree.links.new(source.outputs[socket], file.inputs[0])
    result = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], result.inputs[0])


def read(folder, name, width, height):
    image = bpy.data.images.load(os.path.join(folder, f"{name}{bpy.context.scene.frame_current:04d}.exr"))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


def save(folder, name, image):
    np.nan_to_num(image).clip(0, 60000).astype("<f2").tofile(os.path.join(folder, f"{name}.f16"))


def render_light(folder, weights, width, height, gloss):
    with tempfile.TemporaryDirectory() as scratch:
        write_passes(scratch, list(PASSES))
        bpy.ops.render.render()
        light, albedo, normal, direct, indirect, colour = (read(scratch, name, width, height) for name in PASSES)
    tensors = read_weights(weights)
    save(folder, "light", denoise(light, albedo, normal, tensors))
    if gloss:
        save(folder, "gloss", denoise((direct + indirect) * colour, albedo, normal, tensors))


def render_mask(folder, name, choose, width, height):
    """Shows every mesh in the flat colour that `choose` gives its part."""
    meshes = [made for made in bpy.data.objects if made.type == "MESH"]
    for made in meshes:
        shown = choose(made.get("part", "body"))
        made.hide_render = shown is None
        made.data.materials.clear()
        made.data.materials.append(shown or emission("none"))
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.max_bounces = MASK_SAMPLES, False, 0
    if scene.world:
        scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    scene.render.resolution_x, scene.render.resolution_y = width, height
    with tempfile.TemporaryDirectory() as scratch:
        write_passes(scratch, ["c"])
        bpy.ops.render.render()
        save(folder, name, read(scratch, "c", width, height))


def render_masks(folder, width, height):
    parts = {made.get("part", "body") for made in bpy.data.objects if made.type == "MESH"}
    dark, made = emission("dark"), []
    if "label" in parts:
        print_ = emission("print", coordinates=True)
        render_mask(folder, "label", lambda part: print_ if part == "label" else dark, width, height)
        made.append("label")
    for name, (wanted, without_glass) in MASKS.items():
        if name == "inner" and not parts & set(wanted):
            continue

        def choose(part, wanted=wanted, without_glass=without_glass):
            if part == "glass" and without_glass:
                return None
            bright = [part == want or (want == "*" and part != "ground") for want in wanted]
            return emission("mask", (*map(float, bright), 1))

        render_mask(folder, name, choose, width, height)
        made.append(name)
    return made


def main(name, folder, weights, scale=None, samples=None):
    reset()
    plate = plates.PLATES[name]
    width, height = (round(side * float(scale or plate.scale)) for side in plate.size)
    settings(width, height, int(samples or plate.samples), plate.bounces)
    plate.build()
    os.makedirs(folder, exist_ok=True)
    render_light(folder, weights, width, height, plate.gloss)
    images = {name: (width, height) for name in (("light", "gloss") if plate.gloss else ("light",))}
    if plate.masks:
        size = tuple(round(side * MASK_SCALE) for side in plate.size)
        images.update((name, size) for name in render_masks(folder, *size))
    # Last, so that an interrupted plate is rendered again.
    with open(os.path.join(folder, "plate.json"), "w") as file:
        json.dump({"size": plate.size, "images": images}, file)


main(*sys.argv[sys.argv.index("--") + 1 :])
