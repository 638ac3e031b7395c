"""Every plate of the studio by its name."""
from collections import namedtuple

import contents
import macros
import pack_flat as flat
import pack_round as packs
import scenes
from rig import pack_studio

# `build` fills the scene. Masks have `size` pixels; light is soft, and rendered at `scale` of it.
# What takes no colour has no masks, what is matt needs no picture of its gloss.
Plate = namedtuple("Plate", "build size scale samples bounces masks gloss", defaults=[True, True])

PACK = (1120, 1400)


def _glass(make):
    return Plate(lambda: (pack_studio(), make()), PACK, 0.56, 12, 8)


def _opaque(make):
    return Plate(lambda: (pack_studio(), make()), PACK, 0.52, 12, 4)


def _macro(build, samples=14, bounces=6):
    return Plate(build, PACK, 0.46, samples, bounces)


def _matt(build):
    return Plate(build, PACK, 0.46, 8, 3, True, False)


# Scenes: banners show all their width, phones a part as wide as high.
SCENE = (2048, 1024)


def _scene(build, masks=False):
    return Plate(build, SCENE, 0.45, 9, 4, masks, False)


PLATES = {
    "empty": _opaque(lambda: None),
    "jar-capsules": _glass(lambda: packs.jar(contents.capsule(0.0034, 0.0195, segments=20))),
    "jar-softgels": _glass(lambda: packs.jar(contents.softgel(0.0175, 0.0088), 0.0086)),
    "jar-tablets": _glass(lambda: packs.jar(contents.oval_tablet(), 0.0092, 0.0268)),
    "dropper": _glass(packs.dropper),
    "spray": _glass(packs.spray),
    "bottle": _glass(packs.large_bottle),
    "tub": _opaque(packs.tub),
    "gummies": _opaque(packs.gummies_jar),
    "pouch": _opaque(flat.pouch),
    "carton-capsules": _glass(lambda: flat.carton_with_blister(contents.solid_capsule(), 0.0178, 0.0064, 0.0062)),
    "carton-tablets": _glass(lambda: flat.carton_with_blister(contents.round_tablet(), 0.0096, 0.0096, 0.0042)),
    "carton-sticks": _opaque(flat.carton_with_sticks),
    "macro-capsules": _macro(macros.capsules, 12, 6),
    "macro-tablets": _matt(macros.tablets),
    "macro-rounds": _matt(macros.rounds),
    "macro-softgels": _macro(macros.softgels, 12, 8),
    "macro-gummies": _macro(macros.gummies, 11, 6),
    "macro-powder": _matt(macros.powder),
    "macro-drop": _macro(macros.drop, 12, 8),
    "bowl": _matt(macros.bowl),
    "oil": _macro(macros.oil, 12, 8),
    "leaflet": _matt(macros.leaflet),
    "water": _macro(macros.water, 12, 8),
    "sill": _scene(scenes.sill(scenes.WIDTH)),
    "forest": _scene(scenes.forest(scenes.WIDTH)),
    "shore": _scene(scenes.shore(scenes.WIDTH)),
    "meadow": _scene(scenes.meadow(scenes.WIDTH)),
    "table": _scene(scenes.table(0.62), True),
    "parcel": _scene(scenes.parcel(scenes.WIDTH), True),
}
