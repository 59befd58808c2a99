import type { Translated } from '../../messages/translated.js'

export const signInLink: Translated['signInLink'] = {
  wrongPasswordsEntered:
    'Alguém escreveu palavras-passe erradas na sua conta, por isso os navegadores novos têm de esperar. Abriu o nosso e-mail, por isso este não precisa.',
  setANewPasswordInstead: 'Definir antes uma nova palavra-passe',
  goToSignIn: 'Ir para o início de sessão',
  passwordStillNeeded: 'Continua a precisar da sua palavra-passe para entrar.',
}
