import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Intentos',
  attempt: (number) => `Intento ${number}`,
  outcomeWords: {
    succeeded: 'Completado',
    authorized: 'Autorizado',
    requires_action: 'Requiere acción',
    failed: 'Fallido',
    canceled: 'Cancelado',
  },
  unknown: 'Aún no se conoce',
  milliseconds: (ms) => `${ms} ms`,
}
