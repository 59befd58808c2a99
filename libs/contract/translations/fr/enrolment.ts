import type { Translated } from '../../messages/translated.js'

export const enrolment: Translated['enrolment'] = {
  title: 'Configurer un second facteur',
  leadRequired: 'Votre compte exige un second facteur. Vous le configurez une seule fois, en une minute.',
  stepsIntro:
    'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, 1Password ou Google Authenticator.',
  begin: 'Configurer une application d’authentification',
  password: 'Mot de passe',
  passwordHelp: 'Votre dernière vérification remonte à un moment : veuillez saisir de nouveau votre mot de passe.',
  scan: 'Scannez ce code avec l’application',
  qrAlt: 'Code QR pour votre application d’authentification',
  orType: 'Ou saisissez cette clé dans l’application',
  code: 'Code',
  codeHelp: 'Les six chiffres que l’application affiche ensuite.',
  confirm: 'Confirmer',
  doneTitle: 'Conservez vos codes de récupération',
  doneLead:
    'Si vous perdez votre téléphone, chacun d’eux vous permet d’entrer une fois. Ils ne sont affichés que maintenant : imprimez-les ou enregistrez-les.',
  recoveryCodes: 'Codes de récupération',
  goOn: 'Je les ai conservés, continuer',
  signInInstead: 'Se connecter avec un autre compte',
  failed: 'Cela n’a pas fonctionné. Veuillez recommencer',
  announced: (day) => `À partir du ${day}, toute l’équipe devra avoir un second facteur, et vous n’en avez pas encore.`,
  setUpNow: 'Le configurer maintenant',
}
