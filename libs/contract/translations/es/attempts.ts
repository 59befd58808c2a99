import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Intentos',
  number: 'N.º',
  outcome: 'Resultado',
  took: 'Duración',
  outcomeWords: {
    succeeded: 'Completado',
    authorized: 'Autorizado',
    requires_action: 'Requiere acción',
    failed: 'Fallido',
    canceled: 'Cancelado',
  },
  unknown: 'Aún no se conoce',
  none: 'Ninguno',
  milliseconds: (ms) => `${ms} ms`,
}
