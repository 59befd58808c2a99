import type { Translated } from '../../messages/translated.js'

export const confirmEmail: Translated['confirmEmail'] = {
  confirmYourEmailAddress: 'Confirmez votre adresse e-mail',
  isThisYourEmailAddress: 'Est-ce votre adresse e-mail ?',
  ourStaffWereAskedTo:
    'Il a été demandé à notre équipe de l’utiliser pour ce compte. Ne la confirmez que si vous connaissez ce compte.',
  newAddress: 'Nouvelle adresse',
  confirmThisAddress: 'Confirmer cette adresse',
  addressConfirmed: 'Adresse confirmée',
  nothingIsLeftForYou: 'Vous n’avez plus rien à faire. Nous vous écrirons dès que l’adresse sera prise en compte.',
  theAddressThatTheAccount:
    'L’adresse actuelle du compte peut encore refuser. Si elle ne le fait pas, la vôtre la remplace le',
  orAsSoonAsIt: ', ou dès qu’elle accepte.',
  addressChanged: 'Adresse modifiée',
  fromNowOnYouSign: (newEmailAddress) => `Désormais, vous vous connectez avec ${newEmailAddress}.`,
  signIn: 'Se connecter',
}
