import type { Translated } from '../../messages/translated.js'

export const account: Translated['account'] = {
  signIn: 'Entrar',
  signInToYourGatehouse: 'Entre na sua conta de comerciante Gatehouse: utilizadores de API, transações e o seu perfil.',
  welcomeBackSignInTo: 'Boas-vindas de volta. Entre na sua conta de comerciante.',
  email: 'E-mail',
  password: 'Palavra-passe',
  youCanCorrectYourDetails: 'Pode corrigir os seus dados e',
  applyAgain: 'pedir nova análise',
}
