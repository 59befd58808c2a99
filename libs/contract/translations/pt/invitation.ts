import type { Translated } from '../../messages/translated.js'

export const invitation: Translated['invitation'] = {
  title: (client) => `Entrar na equipa de ${client}`,
  pageTitle: 'O seu convite',
  lead: (role, client) => `Recebeu um convite para trabalhar na conta de ${client}. A sua função aí: ${role}.`,
  address: 'Endereço',
  until: 'Válido até',
  name: 'O seu nome',
  choosePassword: 'Escolher uma palavra-passe',
  accept: 'Aceitar convite',
  acceptAndSignIn: 'Aceitar e ir para o início de sessão',
  hasLogin: 'Este endereço já tem uma conta Gatehouse. Entre com ela e volte aqui para aceitar.',
  signIn: 'Entrar para aceitar',
  signedInAs: 'Aceite com a conta em que tem sessão iniciada.',
  failed: 'Não foi possível aceitar o convite. Tente novamente',
  signInNow: 'Entre agora com o seu endereço e a sua palavra-passe.',
}
