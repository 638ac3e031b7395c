import { beginning, type ThemesOfLanguage } from './theme';

/** What French reviews speak of, in France and in Canada. */
export const french: ThemesOfLanguage = {
  taking: {
    label: 'Prise',
    words: beginning(
      'avale',
      '(?:facile|simple)s? à prendre',
      'pipette',
      '(?:petit|gros|grand|énorme)\\p{L}* (?:gélule|comprimé|capsule)',
      '(?:gélule|comprimé|capsule)s? (?:trop )?(?:petit|gros|grand|énorme)',
    ),
  },
  taste: { label: 'Goût et odeur', words: beginning('goût', 'arrière-goût', 'saveur', 'odeur', 'sucré', 'arôme') },
  mixing: { label: 'Dissolution', words: beginning('dissou', 'dissol', 'mélang', 'grumeau', 'remu', 'mousse') },
  label: { label: 'Étiquette et dosages', words: beginning('étiquet', 'dosage', 'quantité', 'milligramme', 'imprim') },
  ingredients: {
    label: 'Ingrédients',
    words: beginning(
      'ingrédient',
      'composition',
      'végan',
      'vegan',
      'végétalien',
      'gluten',
      'gélatine',
      'sucres?(?!\\p{L})',
      'allerg',
      'enrobage',
    ),
  },
  certificate: {
    label: 'Analyses par lot',
    words: beginning('lots?(?!\\p{L})', 'laboratoire', 'analys', 'certificat'),
  },
  packaging: {
    label: 'Emballage',
    words: beginning(
      'emball',
      'pots?(?!\\p{L})',
      'flacon',
      'bouteille',
      'couvercle',
      'bouchon',
      'sachet',
      'plastique',
      'carton',
    ),
  },
  delivery: {
    label: 'Livraison',
    words: beginning('livr(?:é|ais|eur)', 'expédi', 'colis', 'facteur', 'arrivé', 'suivi'),
  },
  value: { label: 'Prix', words: beginning('prix', 'chers?(?!\\p{L})', 'chère', 'rabais', 'réduction', 'bon marché') },
  subscription: { label: 'Abonnement', words: beginning('abonn') },
  service: {
    label: 'Aide et retours',
    words: beginning('question', 'répon', 'retour', 'rembours', 'service client', 'service à la clientèle'),
  },
};
