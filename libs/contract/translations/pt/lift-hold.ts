import type { Translated } from '../../messages/translated.js'

export const liftHold: Translated['liftHold'] = {
  confirmThatThisIsYou: 'Confirme a sua identidade',
  isThisYou: 'Este pedido é seu?',
  somebodyWhoIsSignedIn:
    'Alguém com sessão iniciada nesta conta quer criar chaves de API, ou alterar o destino do dinheiro.',
  waitsBecause: 'Em espera porque',
  waitsUntil: 'Em espera até',
  confirmOnlyWhatYouBegan:
    'Confirme só o que foi iniciado por si. Não foi? Saia desta página, defina uma nova palavra-passe e escreva-nos.',
  confirmThatItIsMe: 'Confirmar que sou eu',
  confirmed: 'Confirmado',
  apiKeysCanBeMade:
    'Já é possível criar chaves de API e alterar a conta de liquidação. Os repasses esperam até à sua data.',
  toYourAccount: 'Ir para a sua conta',
}
