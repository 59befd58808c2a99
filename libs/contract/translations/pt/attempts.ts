import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Tentativas',
  attempt: (number) => `Tentativa ${number}`,
  outcomeWords: {
    succeeded: 'Concluída',
    authorized: 'Autorizada',
    requires_action: 'Requer ação',
    failed: 'Falhada',
    canceled: 'Cancelada',
  },
  unknown: 'Ainda não se sabe',
  milliseconds: (ms) => `${ms} ms`,
}
