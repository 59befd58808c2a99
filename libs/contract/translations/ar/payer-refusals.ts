import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('ar')
const declined = 'رُفضت الدفعة'

export const payerRefusals: Translated['payerRefusals'] = {
  payerRefusals: {
    closedLinks: {
      used: 'كان رابط الدفع هذا صالحًا لدفعة واحدة، وقد تمت',
      expired: 'انتهت صلاحية رابط الدفع هذا',
      closed: 'رابط الدفع هذا مغلق',
    },
    failures: {
      declined,
      insufficient_funds: 'رصيد الحساب غير كافٍ',
      expired_card: 'انتهت صلاحية البطاقة',
      invalid_card: 'بيانات البطاقة غير صحيحة',
      lost_card: declined,
      stolen_card: declined,
      do_not_honor: 'رفض بنك الدافع الدفعة',
      limit_exceeded: 'تتجاوز الدفعة أحد حدود البطاقة',
      suspected_fraud: declined,
      authentication_failed: 'لم يؤكد البنك هوية الدافع',
      otp_failed: 'لم يُؤكَّد الرمز المؤقت',
      method_not_supported: 'البطاقة أو وسيلة الدفع غير مقبولة لهذه الدفعة',
      currency_not_supported: 'البطاقة أو الحساب لا يقبل هذه العملة',
      amount_not_supported: 'المبلغ غير مقبول',
      processing_error: 'حدث عطل لدى معالج الدفع. يُرجى المحاولة مرة أخرى',
      processor_unavailable: 'تعذّر الوصول إلى معالج الدفع الآن. يُرجى المحاولة لاحقًا',
      not_received: 'لم تصل هذه الدفعة إلى معالج الدفع',
      capture_failed: 'كانت الدفعة مفوّضة لكن تعذّر تحصيل المبلغ',
      blocked: declined,
    },
    thisFormWasSentBefore: 'أُرسل هذا النموذج من قبل ببيانات أخرى، وهي المعتمدة. يُرجى فتحه من جديد',
    codeRequired: 'الرمز مطلوب',
    enterText: 'يُرجى إدخال نص',
    realCard: 'يبدو هذا رقم بطاقة حقيقية. لا يجوز حفظ أي رقم هنا: احذفه أو استخدم بطاقة اختبار',
    atLeastForPayer: (limit) => `الحد الأدنى للدفعة ${limit}. لم يُخصم أي مبلغ`,
    atMostForPayer: (limit) => `الحد الأقصى للدفعة ${limit}. لم يُخصم أي مبلغ`,
    notRightNowForPayer: 'لا يستطيع التاجر قبول هذه الدفعة الآن. لم يُخصم أي مبلغ. يُرجى المحاولة لاحقًا أو سؤال التاجر',
    databaseAway: 'قاعدة البيانات لا تستجيب الآن. يُرجى المحاولة بعد قليل',
    tooManyRequests: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    linkChanged: 'تغيّر المبلغ المستحق في هذه الأثناء، ولم يُخصم أي مبلغ. يُرجى المراجعة مرة أخرى',
    paymentUnderWay: 'توجد دفعة جارية بهذا الرابط. إذا لم تنجح، فسيمكن الدفع بالرابط من جديد',
    restTooSmall: 'لا تقبل أي طريقة دفع المبلغ الذي سيتبقى. ادفع المبلغ كله، أو جزءًا أصغر',
    setupAttemptsUsed: 'فشل عدد كبير من وسائل الدفع عبر هذا الرابط. لم يُخصم أي مبلغ. يُرجى طلب رابط جديد من التاجر',
    codeExpired: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا',
    codeSentJustNow: (waitSeconds) => `أُرسل رمز للتو. يمكن إرسال الرمز التالي بعد ${waitSeconds} ث`,
    noResendsLeft: 'لا يمكن إرسال الرمز مرة أخرى. آخر رمز أُرسل لا يزال صالحًا',
    outcomeUnknown: 'لم يُجب معالج الدفع بعد. حاول بعد قليل، ولن تُنفَّذ هذه الدفعة مرتين',
    wrongCode: (triesLeft) =>
      `هذا الرمز غير صحيح. ${count(triesLeft, {
        zero: 'لم تبقَ أي محاولة',
        one: 'بقيت محاولة واحدة',
        two: 'بقيت محاولتان',
        few: 'بقيت # محاولات',
        many: 'بقيت # محاولة',
        other: 'بقيت # محاولة',
      })}`,
    processorUnavailable: 'تعذّر الوصول إلى معالج الدفع الآن. يُرجى المحاولة لاحقًا',
    noProcessor: 'لا يمكن قبول هذه الدفعة الآن. يُرجى سؤال التاجر',
    tokenOfNoAccount: 'وسيلة الدفع هذه لم تعد مقبولة هنا. يُرجى البدء من جديد',
    codeToPhone: 'الهاتف المرتبط بحسابك المصرفي',
  },
}
