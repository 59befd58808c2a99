import type { Translated } from '../../messages/translated.js'

export const modes: Translated['modes'] = {
  mode: 'Mode',
  modeName: { test: 'Test', live: 'Réel' },
  testMode: 'Mode test',
  nothingIsReal: 'L’environnement de test répond, et aucune somme n’est transférée.',
  notKnown: 'Nous ne savons pas pour le moment si le mode réel est ouvert. Veuillez réessayer',
  whatItIs: {
    test: 'L’environnement de test répond. Aucune somme n’est transférée.',
    live: 'De l’argent réel.',
  },
  keyIsOf: 'Une clé indique son mode (gk_test_…, gk_live_…) et n’en change pas.',
  liveIsNotOpen: 'Le mode réel n’est pas encore ouvert.',
}
