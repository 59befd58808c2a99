import type { Translated } from '../../messages/translated.js'

export const liftHold: Translated['liftHold'] = {
  confirmThatThisIsYou: 'Confirmez que c’est bien vous',
  isThisYou: 'Est-ce bien vous ?',
  somebodyWhoIsSignedIn:
    'Quelqu’un qui est connecté à ce compte veut créer des clés API, ou changer la destination de son argent.',
  waitsBecause: 'En attente parce que',
  waitsUntil: 'En attente jusqu’au',
  confirmOnlyWhatYouBegan:
    'Ne confirmez que ce que vous avez commencé vous-même. Ce n’est pas vous ? Quittez cette page, définissez un nouveau mot de passe et écrivez-nous.',
  confirmThatItIsMe: 'Confirmer que c’est moi',
  confirmed: 'Confirmé',
  apiKeysCanBeMade:
    'Les clés API peuvent être créées et le compte de règlement modifié dès maintenant. Les versements attendent leur date.',
  toYourAccount: 'Vers votre compte',
}
