import type { Translated } from '../../messages/translated.js'

export const attempts: Translated['attempts'] = {
  attempts: 'Tentativas',
  number: 'N.º',
  outcome: 'Resultado',
  took: 'Duração',
  outcomeWords: {
    succeeded: 'Concluída',
    authorized: 'Autorizada',
    requires_action: 'Requer ação',
    failed: 'Falhada',
    canceled: 'Cancelada',
  },
  unknown: 'Ainda não se sabe',
  none: 'Nenhuma',
  milliseconds: (ms) => `${ms} ms`,
}
