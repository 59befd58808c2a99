import type { Translated } from '../../messages/translated.js'

import { returnOriginsMax } from '../../limits.js'

export const returnOrigins: Translated['returnOrigins'] = {
  returnOrigins: 'Adresses de retour',
  lead: 'Où vos payeurs peuvent retourner après avoir payé sur notre page.',
  leadOf: (name) => `Où les payeurs de ${name} peuvent retourner après avoir payé sur notre page.`,
  whereTo: 'Où ses payeurs peuvent retourner',
  choose: 'Choisir où les payeurs retournent',
  label: 'Origines, une par ligne',
  help: {
    test: `Au plus ${returnOriginsMax}, chacune sans chemin. En mode test, http://localhost convient aussi.`,
    live: `Au plus ${returnOriginsMax}, chacune en https et sans chemin.`,
  },
  inMode: { test: 'En mode test', live: 'En mode réel' },
  why: 'Nous refusons une session de paiement, ou un paiement avec returnURL, dont l’adresse n’appartient à aucune de ces origines. Personne ne peut envoyer vos payeurs ailleurs.',
  example: 'https://boutique.example.com',
  save: 'Enregistrer',
  saved: 'Adresses de retour enregistrées',
  failedToSave: 'Les adresses de retour n’ont pas pu être enregistrées',
  toProfile: 'Retour au profil',
}
