import type { Translated } from '../../messages/translated.js'

export const stepUp: Translated['stepUp'] = {
  required: 'Veuillez confirmer que c’est bien vous, puis renvoyer ceci',
  notThisWay: 'Veuillez confirmer par une des méthodes de votre compte',
  wrongPassword: 'Ce mot de passe est incorrect',
  passwordOrCode: 'Veuillez saisir votre mot de passe, ou un code de votre second facteur',
  codeRequired: 'Le code est obligatoire',
  title: 'Confirmez que c’est bien vous',
  leadCode: 'Saisissez un nouveau code pour continuer. Vos modifications seront envoyées juste après.',
  leadPasskey:
    'Utilisez votre clé d’accès ou un nouveau code pour continuer. Vos modifications seront envoyées juste après.',
  leadPassword: 'Saisissez votre mot de passe pour continuer. Vos modifications seront envoyées juste après.',
  leadFile: 'Confirmez que c’est bien vous pour télécharger cet export.',
  code: 'Code',
  codeHelp: 'Les six chiffres que votre application affiche en ce moment, ou un de vos codes de récupération.',
  password: 'Mot de passe',
  submit: 'Confirmer',
  cancel: 'Annuler',
  backWithout: 'Revenir sans confirmer',
  unanswered: 'La confirmation n’a pas fonctionné. Veuillez réessayer',
  ready: 'Merci. Votre fichier est prêt.',
  download: 'Télécharger le fichier',
  back: 'Retour à la liste',
  fileTooLarge: (megabytes) =>
    `Votre fichier dépasse ${megabytes} Mo. Confirmez d’abord, puis choisissez de nouveau le fichier`,
}
