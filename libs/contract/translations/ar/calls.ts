import type { Translated } from '../../messages/translated.js'

export const calls: Translated['calls'] = {
  thisFormWasSentBefore: 'أُرسل هذا النموذج من قبل ببيانات أخرى، وهي المعتمدة. يُرجى فتحه من جديد',
  failedToLoadTheList: 'تعذّر تحميل القائمة.',
  somethingWentWrongPleaseTry: 'حدث خطأ ما. يُرجى المحاولة بعد قليل',
  tryItReference: 'جرّبه (المرجع)',
  theApiUserIsDisabled: (tryItName) => `مستخدم API «${tryItName}» معطّل. يُرجى تفعيله أولًا من مستخدمي API`,
  chooseACurrencyForThis: 'اختر عملة لهذا المبلغ',
  pleaseEnterAnAmountSuch: (example) => `يُرجى إدخال مبلغ مثل ${example}`,
  changedBySomeoneElse: (saved) =>
    `غيّر شخص آخر هذا في هذه الأثناء. المحفوظ الآن: ${saved}. احفظ مرة أخرى لاستبداله بما لديك`,
}
