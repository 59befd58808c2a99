import type { Translated } from '../../messages/translated.js'

export const webhookEvents: Translated['webhookEvents'] = {
  events: 'Eventos',
  eventsLead: 'Todo lo que ha ocurrido en su cuenta, lo pidiera un endpoint o no.',
  filterEvents: 'Filtrar eventos',
  nothingIsListedYet: 'Aún no se muestra nada.',
  pleaseCorrectTheFilterAbove: 'Corrija el filtro de arriba.',
  noEventsFound: 'No se han encontrado eventos.',
  nothingMatchesThisFilter: 'Nada coincide con este filtro.',
  eachPaymentRefundAndDispute: 'Cada pago, reembolso y disputa deja aquí eventos.',
  pagesOfTheList: 'Páginas de la lista',
  data: 'Datos',
  thisEventIsOlderThan: 'Este evento tiene más de 60 días y ya no se conserva su contenido.',
}
