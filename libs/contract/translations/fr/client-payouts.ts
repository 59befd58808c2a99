import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const clientPayouts: Translated['clientPayouts'] = {
  lead: 'Les versements sur votre compte bancaire, en détail.',
  backToTheBalance: 'Solde',
  schedule: 'Calendrier',
  yourPayouts: 'Vos versements',
  noPayoutsYet: 'Aucun versement pour le moment',
  payoutsHelp: 'Votre solde disponible est versé sur votre compte bancaire.',
  noneWithThisStatus: 'Aucun versement avec ce statut',
  clearFilterToSeeAll: 'Effacez le filtre pour les voir tous.',
  standing: 'Prochain versement',
  nothingAvailable: 'Rien n’est encore disponible.',
  ready: 'Prêt à être versé',
  next: 'Date du prochain versement',
  byHand: 'Manuel : notre équipe crée vos versements',
  scheduleTitle: 'Calendrier des versements',
  scheduleLead: 'Quand nous versons votre solde disponible.',
  scheduleOpen: 'Choisir quand',
  interval: 'Fréquence',
  intervals: { manual: 'Manuellement', daily: 'Chaque jour', weekly: 'Chaque semaine', monthly: 'Chaque mois' },
  weekday: 'Jour de la semaine',
  weekdays: {
    1: 'Lundi',
    2: 'Mardi',
    3: 'Mercredi',
    4: 'Jeudi',
    5: 'Vendredi',
    6: 'Samedi',
    7: 'Dimanche',
  },
  weekdayHelp: 'Pour des versements chaque semaine.',
  dayOfMonth: 'Jour du mois',
  dayOfMonthHelp: 'Pour les versements mensuels. Les mois plus courts utilisent leur dernier jour.',
  leastAmount: (currency) => `Montant minimum en ${currency}`,
  leastHelp: 'Les soldes inférieurs sont reportés au versement suivant.',
  delayed: (days) =>
    `Les fonds attendent ${count(days, { one: '# jour', other: '# jours' })} avant d’être versés automatiquement.`,
  save: 'Enregistrer le calendrier',
  saved: 'Le calendrier des versements a été enregistré',
  failedToSave: 'Le calendrier des versements n’a pas pu être enregistré. Veuillez réessayer.',
  toProfile: 'Profil',
  amountForm: (example) => `Veuillez saisir un montant, par exemple ${example}`,
  csv: 'CSV',
  open: 'Voir les versements',
}
