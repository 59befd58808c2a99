import type { Translated } from '../../messages/translated.js'

export const stepUp: Translated['stepUp'] = {
  required: 'Veuillez confirmer que c’est bien vous, puis renvoyer ceci',
  notThisWay: 'Veuillez confirmer par une des méthodes de votre compte',
  wrongPassword: 'Ce mot de passe est incorrect',
  passwordOrCode: 'Veuillez saisir votre mot de passe, ou un code de votre second facteur',
  codeRequired: 'Le code est obligatoire',
  title: 'Confirmez que c’est bien vous',
  leadCode:
    'Cette action demande un nouveau code de votre second facteur. Ce que vous avez saisi est conservé et envoyé juste après.',
  leadPasskey:
    'Cette action demande de nouveau votre clé d’accès, ou un nouveau code. Ce que vous avez saisi est conservé et envoyé juste après.',
  leadPassword:
    'Cette action demande de nouveau votre mot de passe. Ce que vous avez saisi est conservé et envoyé juste après.',
  leadFile: 'Ce fichier contient une liste entière. Confirmez que c’est bien vous pour l’obtenir.',
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
