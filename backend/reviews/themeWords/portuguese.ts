import { beginning, type ThemesOfLanguage } from './theme';

/** What Portuguese reviews speak of. */
export const portuguese: ThemesOfLanguage = {
  taking: {
    label: 'Toma',
    words: beginning(
      'engol',
      '(?:fácil|fáceis) de tomar',
      'conta-gotas',
      'pipeta',
      '(?:cápsula|comprimido)s? (?:são )?(?:demasiado )?(?:pequen|grande)',
      '(?:pequen|grande|enorme)\\p{L}* (?:cápsula|comprimido)',
    ),
  },
  taste: { label: 'Sabor e cheiro', words: beginning('sab(?:or|e a)', 'gosto', 'cheir', 'travo', 'doce') },
  mixing: { label: 'Dissolução', words: beginning('dissol', 'mistur', 'mex(?:er|e|o)(?!\\p{L})', 'grumo', 'espuma') },
  label: { label: 'Rótulo e quantidades', words: beginning('rótulo', 'quantidade', 'dosagem', 'miligrama', 'impress') },
  ingredients: {
    label: 'Ingredientes',
    words: beginning('ingrediente', 'composição', 'vegan', 'vegano', 'glúten', 'gelatina', 'açúcar', 'alerg', 'alérg'),
  },
  certificate: {
    label: 'Análises por lote',
    words: beginning('lotes?(?!\\p{L})', 'laboratóri', 'analisa', 'análise', 'certificado'),
  },
  packaging: {
    label: 'Embalagem',
    words: beginning('embala', 'frasco', 'boião', 'garrafa', 'tampa', 'saqueta', 'plástico', 'cartão'),
  },
  delivery: {
    label: 'Entrega',
    words: beginning('entreg', 'encomenda', 'enviad', 'envio', 'chegou', 'transportadora', 'correio'),
  },
  value: { label: 'Preço', words: beginning('preço', 'barat', 'car[oa]s?(?!\\p{L})', 'desconto') },
  subscription: { label: 'Subscrição', words: beginning('subscri', 'assinatura') },
  service: {
    label: 'Ajuda e devoluções',
    words: beginning('pergunt', 'respost', 'responde', 'devol', 'reembols', 'apoio ao cliente'),
  },
};
