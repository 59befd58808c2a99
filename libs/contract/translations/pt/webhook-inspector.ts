import type { Translated } from '../../messages/translated.js'

export const webhookInspector: Translated['webhookInspector'] = {
  youHaveNoReceiverYet: 'Ainda não tem um recetor.',
  itGetsAnAddressOf:
    'Recebe um endereço próprio. O que lhe é enviado fica nesta página durante 24 horas, os 50 mais recentes.',
  createReceiver: 'Criar um recetor',
  address: 'Endereço',
  receiverUrlWarning: 'Quem o conhece pode enviar para ele. Use-o apenas para mensagens de teste.',
  addressOfTheReceiver: 'Endereço do recetor',
  sendTestEvent: 'Enviar evento de teste',
  enableItsEndpoint: 'Ativar o seu endpoint',
  deliveries: 'Entregas',
  useItAsAnEndpoint: 'Usá-lo como endpoint',
  addsAnEndpointWithThis: 'Adiciona um endpoint com este endereço, que recebe todos os eventos.',
  receivedRequests: 'O que chegou',
  newestFirstOfTheLast: 'Os mais recentes primeiro, das últimas 24 horas.',
  noRequestsYet: 'Ainda não chegou nada.',
  sendATestEventOr: 'Envie um evento de teste ou receba um pagamento de teste.',
  pagesOfTheList: 'Páginas da lista',
  withoutWebhookId: 'Sem webhook-id',
  theBodyWasLongerThan: 'O corpo tinha mais de 20 kB; este é o início.',
  bodyIndentedToRead: 'Corpo, indentado para leitura',
  builtInReceiver: 'Recetor integrado',
  yourReceiverIsReady: 'O seu recetor está pronto',
  endpointAdded: 'Endpoint adicionado',
  failedToSetUpThe: 'Não foi possível criar o recetor',
  aReceiverOfOursThat: 'Um recetor nosso, que responde 204 a tudo e lhe mostra o que chegou, para fazer experiências.',
}
