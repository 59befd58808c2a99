import type { Translated } from '../../messages/translated.js'

export const webhookInspector: Translated['webhookInspector'] = {
  youHaveNoReceiverYet: 'Aún no tiene receptor.',
  itGetsAnAddressOf:
    'Recibe una dirección propia. Lo que se envía allí se ve en esta página durante 24 horas, los 50 más recientes.',
  createReceiver: 'Crear un receptor',
  address: 'Dirección',
  receiverUrlWarning: 'Quien la conozca puede enviarle mensajes. Úsela solo para mensajes de prueba.',
  addressOfTheReceiver: 'Dirección del receptor',
  sendTestEvent: 'Enviar evento de prueba',
  enableItsEndpoint: 'Activar su endpoint',
  deliveries: 'Entregas',
  useItAsAnEndpoint: 'Usarlo como endpoint',
  addsAnEndpointWithThis: 'Añade un endpoint con esta dirección que recibe todos los eventos.',
  receivedRequests: 'Lo que ha llegado',
  newestFirstOfTheLast: 'Lo más reciente primero, de las últimas 24 horas.',
  noRequestsYet: 'Aún no ha llegado nada.',
  sendATestEventOr: 'Envíe un evento de prueba o haga un pago de prueba.',
  pagesOfTheList: 'Páginas de la lista',
  withoutWebhookId: 'Sin webhook-id',
  theBodyWasLongerThan: 'El cuerpo ocupaba más de 20 kB; este es el principio.',
  bodyIndentedToRead: 'Cuerpo, sangrado para leerlo',
  builtInReceiver: 'Receptor integrado',
  yourReceiverIsReady: 'Su receptor está listo',
  endpointAdded: 'Endpoint añadido',
  failedToSetUpThe: 'No se ha podido configurar el receptor',
  aReceiverOfOursThat:
    'Un receptor nuestro que responde 204 a todo y le muestra lo que ha llegado, para hacer pruebas.',
}
