/** Raw colours and sizes outside the tokens fail. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['dist/**', 'node_modules/**', 'coverage/**'],
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab'],
    'declaration-no-important': true,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'scale-unlimited/declaration-strict-value': [
      [
        '/color$/',
        'fill',
        'stroke',
        'font-size',
        'font-weight',
        'font-family',
        'box-shadow',
        'border-radius',
        'z-index',
      ],
      {
        ignoreValues: [
          'inherit',
          'transparent',
          'currentColor',
          'none',
          'initial',
          'unset',
          'auto',
          '0',
          '50%',
          '-1',
          '1',
          '/^(Canvas|CanvasText|Highlight|ButtonText|LinkText)$/',
        ],
        disableFix: true,
      },
    ],
    // Distances are tokens (--sp-*); px stay for optical corrections, em for what follows its own text.
    'declaration-property-unit-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-margin|scroll-padding)/': ['rem'],
    },
    // Each has the browser work out more styles than those that change (docs/decisions/008): after the first, the root's
    // with every element that comes or goes; after the second, all within any element whose style attribute changes.
    'selector-disallowed-list': ['/^(?::root|html|body):has/', '/\\[style.*\\*$/'],
    // Only the widths of breakpoints.css, by name.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'property-no-vendor-prefix': null,
    'value-keyword-case': [
      'lower',
      {
        ignoreKeywords: [
          'currentColor',
          'optimizeLegibility',
          'Canvas',
          'CanvasText',
          'Highlight',
          'ButtonText',
          'LinkText',
        ],
      },
    ],
  },
  overrides: [
    // The boot styles are inlined as they are.
    {
      files: ['src/ui/breakpoints.css', 'src/boot/*.css'],
      rules: { 'media-feature-name-disallowed-list': null, 'declaration-property-unit-disallowed-list': null },
    },
    {
      files: ['src/ui/tokens.css', 'src/ui/fonts/fonts.css', 'src/ui/fallbackFonts.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
        'custom-property-empty-line-before': null,
        'declaration-block-single-line-max-declarations': null,
        'comment-empty-line-before': null,
        'at-rule-empty-line-before': null,
        'rule-empty-line-before': null,
      },
    },
  ],
};
