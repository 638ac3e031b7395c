"""Surfaces. Printed and dyed parts are white: their colour is laid in afterwards (`studio/plates`)."""
import bpy

# Share of light that white parts throw back; `studio/plates/plate.ts` divides by it.
WHITE = 0.8


def linear(colour):
    """'#rrggbb' as the renderer's linear colour."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in channels) + (1.0,)


def surface(name, colour=(WHITE, WHITE, WHITE, 1), **inputs):
    """A principled material; inputs by their names with _ for spaces."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = colour
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return made


def bump(material, scale, strength, distance=0.0005, detail=5):
    """Roughens a surface by noise."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, noise, height = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    height.inputs["Strength"].default_value, height.inputs["Distance"].default_value = strength, distance
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], height.inputs["Height"])
    links.new(height.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material


def _see_through(material, shader, tint):
    """Lets shadow and diffuse rays pass, tinted: light gets into a jar without caustics."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    mix, path, clear, either = (
        nodes.new(f"ShaderNode{kind}") for kind in ("MixShader", "LightPath", "BsdfTransparent", "Math")
    )
    clear.inputs["Color"].default_value = tint
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])


def glass(name, tint=(1, 1, 1, 1), shadow=None, ior=1.5, roughness=0.0):
    """Glass or water. The tint acts at each surface, so that light through a jar meets it four times."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.remove(nodes["Principled BSDF"])
    shader = nodes.new("ShaderNodeBsdfGlass")
    shader.inputs["Color"].default_value, shader.inputs["IOR"].default_value = tint, ior
    shader.inputs["Roughness"].default_value = roughness
    _see_through(made, shader, shadow or tint)
    return made


def amber():
    return glass("amber", (0.83, 0.53, 0.20, 1), (0.93, 0.76, 0.50, 1))


def jelly(name, colour, roughness=0.12, clear=0.55):
    """Translucent sweets and softgels: coloured, lit from within, with a sharp highlight."""
    made = surface(name, colour, Roughness=roughness, IOR=1.42, Specular=0.5, Transmission=clear)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Subsurface"].default_value = 0.5
    shader.inputs["Subsurface Color"].default_value = colour
    shader.inputs["Subsurface Radius"].default_value = (0.006, 0.004, 0.003)
    _see_through(made, shader, tuple(c**0.5 for c in colour[:3]) + (1,))
    return made


def film(name, tint, edge_share=0.30, roughness=0.0):
    """Clear walls too thin to bend light, with a sharp highlight: cheap, and never black for want of bounces."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    mix, angle, edge, clear, shine = (
        nodes.new(f"ShaderNode{kind}") for kind in ("MixShader", "LayerWeight", "Math", "BsdfTransparent", "BsdfGlossy")
    )
    # Both sides of a thin wall mirror alike: little in the middle, more at the edge.
    angle.inputs["Blend"].default_value = 0.22
    edge.operation, edge.inputs[1].default_value, edge.inputs[2].default_value = "MULTIPLY_ADD", edge_share, 0.035
    links.new(angle.outputs["Facing"], edge.inputs[0])
    clear.inputs["Color"].default_value = tint
    shine.inputs["Roughness"].default_value = roughness
    links.new(edge.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def shell():
    """The undyed shell of a capsule."""
    return film("shell", (0.975, 0.97, 0.955, 1), 0.22, 0.09)


def powder(name, scale=2600, colour=(WHITE, WHITE, WHITE, 1)):
    return bump(surface(name, colour, Roughness=1, Specular=0.05), scale, 0.75)


def plastic(name, roughness=0.36):
    return surface(name, Roughness=roughness, Specular=0.45)


def emission(name, colour=(0, 0, 0, 1), coordinates=False):
    """Shines evenly: a flat colour, or the coordinates of a label as red and green with blue for 'label'."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    shine = nodes.new("ShaderNodeEmission")
    shine.inputs["Color"].default_value = colour
    links.new(shine.outputs[0], nodes["Material Output"].inputs["Surface"])
    if coordinates:
        place, split, join = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "CombineXYZ"))
        links.new(place.outputs["UV"], split.inputs[0])
        links.new(split.outputs["X"], join.inputs["X"])
        links.new(split.outputs["Y"], join.inputs["Y"])
        join.inputs["Z"].default_value = 1
        links.new(join.outputs[0], shine.inputs["Color"])
    return made
