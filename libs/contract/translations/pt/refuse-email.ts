import type { Translated } from '../../messages/translated.js'

export const refuseEmail: Translated['refuseEmail'] = {
  refuseAnotherEmailAddress: 'Recusar outro endereço de e-mail',
  changeTheEmailAddressOf: 'Alterar o endereço de e-mail da sua conta?',
  aMemberOfOurStaff: 'Um membro da nossa equipa pediu-o. Ainda nada mudou.',
  newAddress: 'Novo endereço',
  confirmedThere: 'Confirmado pelo titular',
  notYet: 'Ainda não',
  ifYouDoNothingThe: 'Se não fizer nada, o novo endereço toma o lugar do seu em',
  onceItIsConfirmedWhoever:
    ', depois de confirmado. Quem ler os e-mails desse endereço poderá então entrar na sua conta.',
  refuseKeepMyAddress: 'Recusar: manter o meu endereço',
  agreeToTheNewAddress: 'Aceitar o novo endereço',
  refused: 'Recusado',
  yourAddressStaysAsIt: 'O seu endereço mantém-se, e o link do outro e-mail não abre nada.',
  didNotExpectThis: 'Não sabia disto? Diga-nos, para investigarmos.',
  contactUs: 'Contacte-nos',
  fromNowOnYouSign: (newEmailAddress) => `A partir de agora, entra com ${newEmailAddress}.`,
  countsAsSoonAsIt: (newEmailAddress) =>
    `${newEmailAddress} passa a valer assim que for confirmado. Até lá, entra como antes.`,
  addressChanged: 'Endereço alterado',
  agreed: 'Aceite',
}
