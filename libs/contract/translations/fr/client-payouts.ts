import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const clientPayouts: Translated['clientPayouts'] = {
  lead: 'Ce que nous avons envoyé à votre banque, expliqué au centime près.',
  backToTheBalance: 'Solde',
  schedule: 'Calendrier',
  yourPayouts: 'Vos versements',
  noPayoutsYet: 'Aucun versement pour le moment',
  theyAppearHere: 'Dès que des fonds sont disponibles, un versement les transfère sur votre compte de règlement.',
  noneWithThisStatus: 'Aucun versement avec ce statut',
  theOthersAreStillThere: 'Les autres sont toujours là.',
  standing: 'Prochain versement',
  nothingAvailable: 'Rien n’est encore disponible.',
  ready: 'Prêt à être versé',
  next: 'Date du prochain versement',
  byHand: 'Manuellement : notre équipe vous verse les fonds',
  scheduleTitle: 'Calendrier des versements',
  scheduleLead: 'Quand les fonds disponibles partent d’eux-mêmes vers votre compte de règlement.',
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
  dayOfMonthHelp: 'Pour des versements chaque mois ; si le mois est plus court, le dernier jour.',
  leastAmount: (currency) => `Montant minimum en ${currency}`,
  leastHelp: 'En dessous, la somme attend la fois suivante.',
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
