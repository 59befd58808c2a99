import type { Translated } from '../../messages/translated.js'

export const refuseEmail: Translated['refuseEmail'] = {
  refuseAnotherEmailAddress: 'Refuser une autre adresse e-mail',
  changeTheEmailAddressOf: 'Modifier l’adresse e-mail de votre compte ?',
  aMemberOfOurStaff: 'Un membre de notre équipe l’a demandé. Rien n’a encore changé.',
  newAddress: 'Nouvelle adresse',
  confirmedThere: 'Confirmée par son titulaire',
  notYet: 'Pas encore',
  ifYouDoNothingThe: 'Si vous ne faites rien, la nouvelle adresse remplace la vôtre le',
  onceItIsConfirmedWhoever: ', une fois confirmée. Quiconque lit ses e-mails peut alors se connecter à votre compte.',
  refuseKeepMyAddress: 'Refuser : garder mon adresse',
  agreeToTheNewAddress: 'Accepter la nouvelle adresse',
  refused: 'Refusé',
  yourAddressStaysAsIt: 'Votre adresse ne change pas, et le lien de l’autre e-mail n’ouvre rien.',
  didNotExpectThis: 'Vous n’étiez pas au courant ? Signalez-le-nous pour que nous l’examinions.',
  contactUs: 'Nous contacter',
  fromNowOnYouSign: (newEmailAddress) => `Désormais, vous vous connectez avec ${newEmailAddress}.`,
  countsAsSoonAsIt: (newEmailAddress) =>
    `${newEmailAddress} sera prise en compte dès sa confirmation. D’ici là, vous vous connectez comme avant.`,
  addressChanged: 'Adresse modifiée',
  agreed: 'Accepté',
}
