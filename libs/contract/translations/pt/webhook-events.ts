import type { Translated } from '../../messages/translated.js'

export const webhookEvents: Translated['webhookEvents'] = {
  events: 'Eventos',
  eventsLead: 'Tudo o que aconteceu na sua conta, quer um endpoint o tenha pedido quer não.',
  filterEvents: 'Filtrar eventos',
  nothingIsListedYet: 'A lista ainda está vazia.',
  pleaseCorrectTheFilterAbove: 'Corrija o filtro acima.',
  noEventsFound: 'Nenhum evento encontrado.',
  nothingMatchesThisFilter: 'Nada corresponde a este filtro.',
  eachPaymentRefundAndDispute: 'Cada pagamento, reembolso e contestação deixa aqui eventos.',
  pagesOfTheList: 'Páginas da lista',
  data: 'Dados',
  thisEventIsOlderThan: 'Este evento tem mais de 60 dias, e o seu conteúdo já não é guardado.',
}
