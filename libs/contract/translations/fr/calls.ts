import type { Translated } from '../../messages/translated.js'

export const calls: Translated['calls'] = {
  thisFormWasSentBefore:
    'Ce formulaire a déjà été envoyé avec d’autres données, qui ont été prises en compte. Veuillez le rouvrir',
  failedToLoadTheList: 'La liste n’a pas pu être chargée.',
  somethingWentWrongPleaseTry: 'Une erreur s’est produite. Veuillez réessayer dans un instant',
  tryItReference: 'Essayer (référence)',
  theApiUserIsDisabled: (tryItName) =>
    `L’utilisateur API « ${tryItName} » est désactivé. Veuillez d’abord l’activer sous Utilisateurs API`,
  chooseACurrencyForThis: 'Choisissez une devise pour ce montant',
  pleaseEnterAnAmountSuch: (example) => `Veuillez saisir un montant, par exemple ${example}`,
  changedBySomeoneElse: (saved) =>
    `Quelqu’un d’autre a modifié ceci entre-temps. Enregistré actuellement : ${saved}. Enregistrez de nouveau pour le remplacer par votre version`,
}
