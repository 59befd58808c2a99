import type { Translated } from '../../messages/translated.js'

export const webhookInspector: Translated['webhookInspector'] = {
  youHaveNoReceiverYet: 'Vous n’avez pas encore de récepteur.',
  itGetsAnAddressOf:
    'Il reçoit sa propre adresse. Ce qui y est envoyé reste sur cette page pendant 24 heures, les 50 plus récents.',
  createReceiver: 'Créer un récepteur',
  address: 'Adresse',
  receiverUrlWarning: 'Quiconque la connaît peut y envoyer quelque chose. Ne l’utilisez que pour des messages de test.',
  addressOfTheReceiver: 'Adresse du récepteur',
  sendTestEvent: 'Envoyer un événement de test',
  enableItsEndpoint: 'Activer son endpoint',
  deliveries: 'Envois',
  useItAsAnEndpoint: 'L’utiliser comme endpoint',
  addsAnEndpointWithThis: 'Ajoute un endpoint avec cette adresse, qui reçoit tous les événements.',
  receivedRequests: 'Ce qui est arrivé',
  newestFirstOfTheLast: 'Les plus récents d’abord, des dernières 24 heures.',
  noRequestsYet: 'Rien n’est encore arrivé.',
  sendATestEventOr: 'Envoyez un événement de test, ou encaissez un paiement de test.',
  pagesOfTheList: 'Pages de la liste',
  withoutWebhookId: 'Sans webhook-id',
  theBodyWasLongerThan: 'Le corps dépassait 20 ko ; en voici le début.',
  bodyIndentedToRead: 'Corps, indenté pour la lecture',
  builtInReceiver: 'Récepteur intégré',
  yourReceiverIsReady: 'Votre récepteur est prêt',
  endpointAdded: 'Endpoint ajouté',
  failedToSetUpThe: 'Le récepteur n’a pas pu être créé',
  aReceiverOfOursThat:
    'Un récepteur à nous, qui répond 204 à tout et vous montre ce qui est arrivé, pour faire des essais.',
}
