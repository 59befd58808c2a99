import type { Translated } from '../../messages/translated.js'

export const frame: Translated['frame'] = {
  thisFormCouldNotBe: 'No se ha podido leer este formulario.',
  skipToContent: 'Ir al contenido',
  gatehousePaymentsThroughAGate: 'Gatehouse: pagos a través de una puerta que usted puede leer',
  gatehouseHome: 'Gatehouse, inicio',
  onlyAnAdministratorMayDo: 'Esto solo lo puede hacer un administrador',
}
