import type { Translated } from '../../messages/translated.js'

export const account: Translated['account'] = {
  signIn: 'Se connecter',
  signInToYourGatehouse:
    'Connectez-vous à votre compte marchand Gatehouse : utilisateurs API, transactions et votre profil.',
  welcomeBackSignInTo: 'Heureux de vous revoir. Connectez-vous à votre compte marchand.',
  email: 'E-mail',
  password: 'Mot de passe',
  youCanCorrectYourDetails: 'Vous pouvez corriger vos données et',
  applyAgain: 'refaire une demande',
}
