import type { Translated } from '../../messages/translated.js'

export const signInLink: Translated['signInLink'] = {
  wrongPasswordsEntered:
    'Quelqu’un a saisi des mots de passe incorrects pour votre compte, les nouveaux navigateurs doivent donc attendre. Vous avez ouvert notre e-mail : celui-ci n’attend pas.',
  setANewPasswordInstead: 'Définir plutôt un nouveau mot de passe',
  goToSignIn: 'Aller à la connexion',
  passwordStillNeeded: 'Votre mot de passe reste nécessaire pour vous connecter.',
}
