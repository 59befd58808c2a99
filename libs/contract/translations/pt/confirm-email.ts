import type { Translated } from '../../messages/translated.js'

export const confirmEmail: Translated['confirmEmail'] = {
  confirmYourEmailAddress: 'Confirme o seu endereço de e-mail',
  isThisYourEmailAddress: 'Este endereço de e-mail é seu?',
  ourStaffWereAskedTo: 'Foi pedido à nossa equipa que o usasse para esta conta. Confirme-o só se conhecer a conta.',
  newAddress: 'Novo endereço',
  confirmThisAddress: 'Confirmar este endereço',
  addressConfirmed: 'Endereço confirmado',
  nothingIsLeftForYou: 'Não precisa de fazer mais nada. Escrevemos-lhe assim que o endereço passar a valer.',
  theAddressThatTheAccount: 'O endereço atual da conta ainda pode recusar. Se não o fizer, o seu toma o lugar dele em',
  orAsSoonAsIt: ', ou assim que aceitar.',
  addressChanged: 'Endereço alterado',
  fromNowOnYouSign: (newEmailAddress) => `A partir de agora, entra com ${newEmailAddress}.`,
  signIn: 'Entrar',
}
