import type { Translated } from '../../messages/translated.js'

export const frame: Translated['frame'] = {
  thisFormCouldNotBe: 'Não foi possível ler este formulário.',
  skipToContent: 'Saltar para o conteúdo',
  gatehousePaymentsThroughAGate: 'Gatehouse: pagamentos por uma porta que se pode ler',
  gatehouseHome: 'Gatehouse, página inicial',
  onlyAnAdministratorMayDo: 'Só um administrador pode fazer isto',
}
