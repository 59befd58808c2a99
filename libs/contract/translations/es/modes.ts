import type { Translated } from '../../messages/translated.js'

export const modes: Translated['modes'] = {
  mode: 'Modo',
  modeName: { test: 'Prueba', live: 'Real' },
  testMode: 'Modo de prueba',
  nothingIsReal: 'Responde el entorno de pruebas y no se mueve dinero.',
  notKnown: 'En este momento no se sabe si el modo real está abierto. Inténtelo de nuevo',
  whatItIs: { test: 'Responde el entorno de pruebas. No se mueve dinero.', live: 'Dinero real.' },
  keyIsOf: 'Una clave indica su modo (gk_test_…, gk_live_…) y lo conserva.',
  liveIsNotOpen: 'El modo real aún no está abierto.',
}
