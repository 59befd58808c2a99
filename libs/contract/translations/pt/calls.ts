import type { Translated } from '../../messages/translated.js'

export const calls: Translated['calls'] = {
  thisFormWasSentBefore: 'Este formulário já foi enviado com outros dados, e são esses que valem. Abra-o novamente',
  failedToLoadTheList: 'Não foi possível carregar a lista.',
  somethingWentWrongPleaseTry: 'Ocorreu um erro. Tente novamente dentro de momentos',
  tryItReference: 'Experimentar (referência)',
  theApiUserIsDisabled: (tryItName) =>
    `O utilizador de API “${tryItName}” está desativado. Ative-o primeiro em Utilizadores de API`,
  chooseACurrencyForThis: 'Escolha uma moeda para este valor',
  pleaseEnterAnAmountSuch: (example) => `Introduza um valor, por exemplo ${example}`,
  changedBySomeoneElse: (saved) =>
    `Entretanto, outra pessoa alterou isto. Guardado agora: ${saved}. Guarde novamente para o substituir pela sua versão`,
}
