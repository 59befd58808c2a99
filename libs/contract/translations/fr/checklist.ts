import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const checklist: Translated['checklist'] = {
  title: 'Ce que nous attendons de vous',
  leadOf: (open) =>
    count(open, {
      0: 'Nous avons tout reçu. Vous n’avez plus rien à faire.',
      one: 'Il manque encore un élément. Notre équipe décide une fois le dossier complet.',
      other: 'Il manque encore # éléments. Notre équipe décide une fois le dossier complet.',
    }),
  profileLead: 'Ce que notre équipe vous a demandé, et où cela en est.',
  nothingAsked: 'Notre équipe ne vous demande rien pour le moment.',
  openChecklist: 'Ouvrir la liste',
  toProfile: 'Retour au profil',
  statusWords: {
    missing: 'Manquant',
    given: 'En cours d’examen',
    accepted: 'Accepté',
    asked_again: 'Redemandé',
    waived: 'Pas nécessaire',
    expired: 'Expiré',
  },
  pausedSince: 'Depuis le',
  toChecklist: 'En envoyer un nouveau',
  until: 'Veuillez répondre avant le',
  askedAgainBecause: 'Redemandé :',
  validUntil: (day) => `Valable jusqu’au ${day}`,
  expiresOn: 'Valable jusqu’au',
  answer: 'Votre réponse',
  send: 'Envoyer',
  file: 'Fichier',
  fileHelp: 'Un PDF, JPEG ou PNG de 10 Mo au plus.',
  sendFile: 'Envoyer le fichier',
  sending: (percent) => `${percent} % envoyés`,
  checking: 'Vérification du fichier…',
  fullName: 'Nom complet',
  dateOfBirth: 'Date de naissance',
  country: 'Pays',
  role: 'Fonction',
  share: 'Part en pourcentage',
  shareHelp: 'La part de l’entreprise que détient cette personne. Facultatif pour un dirigeant.',
  roleWords: { owner: 'Propriétaire', director: 'Dirigeant' },
  sent: 'Merci, nous l’avons bien reçu',
  failedToSend: 'L’envoi a échoué',
  failedToDownload: 'Ce document n’a pas pu être ouvert',
  kilobytes: (size) => `${size} Ko`,
  megabytes: (size) => `${size} Mo`,
}
