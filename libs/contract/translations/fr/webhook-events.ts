import type { Translated } from '../../messages/translated.js'

export const webhookEvents: Translated['webhookEvents'] = {
  events: 'Événements',
  eventsLead: 'Tout ce qui est arrivé à votre compte, qu’un endpoint l’ait demandé ou non.',
  filterEvents: 'Filtrer les événements',
  nothingIsListedYet: 'La liste est encore vide.',
  pleaseCorrectTheFilterAbove: 'Veuillez corriger le filtre ci-dessus.',
  noEventsFound: 'Aucun événement trouvé.',
  nothingMatchesThisFilter: 'Rien ne correspond à ce filtre.',
  eachPaymentRefundAndDispute: 'Chaque paiement, remboursement et litige laisse des événements ici.',
  pagesOfTheList: 'Pages de la liste',
  data: 'Données',
  thisEventIsOlderThan: 'Cet événement date de plus de 60 jours, et son contenu n’est plus conservé.',
}
