import { createHash } from 'node:crypto';
import webpack from 'webpack';

const page = 'index.html';

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Gives the scripts of a page the hashes of their content (Subresource Integrity): a web server or CDN that is not the
 * shop's own machine cannot exchange them.
 * @param html the page.
 * @param contentOf content of a file of the build, by its address; undefined for one that it does not have.
 */
export const withIntegrity = (html, contentOf) =>
  html.replace(/<script\b([^>]*?)\bsrc="?(\/[^"\s>]+)"?/g, (tag, _attributes, src) => {
    const content = contentOf(src);
    return content === undefined ? tag : `${tag} integrity="${integrityOf(content)}"`;
  });

/** Writes them when the names of all files are known, and before the page is compressed. */
export class EntryIntegrity {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('EntryIntegrity', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'EntryIntegrity', stage }, () => {
        if (!compilation.getAsset(page)) return;
        const contentOf = (address) => compilation.getAsset(address.slice(1))?.source.buffer();
        compilation.updateAsset(
          page,
          (source) => new sources.RawSource(withIntegrity(source.source().toString(), contentOf)),
        );
      });
    });
  }
}
