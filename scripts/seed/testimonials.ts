import { emptyTestimonial, type TestimonialDraft, testimonialLocalizedFields } from '@studio/domain/content/testimonial'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { inEveryLanguage } from '@studio/domain/languages'
import { stored, type TestimonialSeed } from './shapes.ts'

/** The testimonials in the order of the page. */
const testimonials: readonly TestimonialSeed[] = [
  {
    id: 'mariana-quiroga',
    client_name: 'Mariana Quiroga',
    company: 'Café Aurora',
    avatar: '',
    rating: 5,
    project_id: 'cafe-aurora',
    texts: {
      es: {
        client_role: 'Directora de marketing',
        content:
          'Les mandamos tres horas de grabación y una idea a medias. A los dos días teníamos un reel que olía a café. Hoy es el video fijado en nuestro perfil.',
      },
      en: {
        client_role: 'Marketing director',
        content:
          'We sent three hours of footage and half an idea. Two days later we had a reel you could almost smell. It is still pinned to the top of our profile.',
      },
      pt: {
        client_role: 'Diretora de marketing',
        content:
          'Mandamos três horas de gravação e uma ideia pela metade. Dois dias depois, tínhamos um reel com cheiro de café. Até hoje é o vídeo fixado no nosso perfil.',
      },
      fr: {
        client_role: 'Directrice marketing',
        content:
          'Nous avons envoyé trois heures de rushes et la moitié d’une idée. Deux jours plus tard, nous avions un Reel qui sentait le café. Il est toujours épinglé en haut de notre profil.',
      },
      de: {
        client_role: 'Marketingleiterin',
        content:
          'Wir haben drei Stunden Material und eine halbe Idee geschickt. Zwei Tage später hatten wir ein Reel, das förmlich nach Kaffee duftet. Es ist bis heute oben in unserem Profil angepinnt.',
      },
      zh: {
        client_role: '市场总监',
        content:
          '我们发过去三个小时的素材和一个还没想好的点子，两天后就收到了一条隔着屏幕都能闻到咖啡香的短视频。到今天它还置顶在我们的主页上。',
      },
      ar: {
        client_role: 'مديرة التسويق',
        content:
          'أرسلنا ثلاث ساعات من التصوير ونصف فكرة. وبعد يومين تسلّمنا مقطع ريلز تكاد تشمّ منه رائحة القهوة. وما زال مثبّتًا في أعلى صفحتنا حتى اليوم.',
      },
      ru: {
        client_role: 'Директор по маркетингу',
        content:
          'Мы отправили три часа съёмки и половину идеи. Через два дня получили рилс, от которого буквально пахнет кофе. Он до сих пор закреплён у нас в профиле.',
      },
      ja: {
        client_role: 'マーケティング責任者',
        content:
          '3時間分の素材と、まとまりきらないアイデアを送っただけでした。2日後に届いたのは、コーヒーの香りがしてきそうなリール。今もプロフィールの一番上に固定しています。',
      },
      it: {
        client_role: 'Direttrice marketing',
        content:
          'Abbiamo mandato tre ore di girato e mezza idea. Due giorni dopo avevamo un reel che profumava di caffè. È ancora il video fissato in alto sul nostro profilo.',
      },
    },
  },
  {
    id: 'daniel-okafor',
    client_name: 'Daniel Okafor',
    company: '',
    avatar: '',
    rating: 5,
    project_id: '',
    texts: {
      es: {
        client_role: 'Creador de contenido de viajes',
        content:
          'Yo editaba de madrugada y aun así publicaba tarde. Ahora entrego el material el lunes y el jueves el video está listo, con mi humor y mis silencios. Entendieron mi voz desde la primera versión.',
      },
      en: {
        client_role: 'Travel creator',
        content:
          'I used to edit until three in the morning and still post late. Now I hand over the footage on Monday and the video is ready by Thursday, with my jokes and my pauses intact. They got my voice from the very first cut.',
      },
      pt: {
        client_role: 'Criador de conteúdo de viagem',
        content:
          'Eu editava de madrugada e mesmo assim postava atrasado. Agora entrego o material na segunda e na quinta o vídeo está pronto, com o meu humor e as minhas pausas. Entenderam a minha voz já na primeira versão.',
      },
      fr: {
        client_role: 'Créateur de contenu voyage',
        content:
          'Je montais jusqu’à trois heures du matin et je publiais quand même en retard. Maintenant, je livre mes rushes le lundi et la vidéo est prête le jeudi, avec mon humour et mes silences. Ils ont saisi mon ton dès la première version.',
      },
      de: {
        client_role: 'Reise-Creator',
        content:
          'Früher habe ich bis drei Uhr nachts geschnitten und trotzdem zu spät gepostet. Jetzt gebe ich das Material am Montag ab, und am Donnerstag ist das Video fertig, mit meinem Humor und meinen Pausen. Meinen Ton haben sie schon in der ersten Fassung getroffen.',
      },
      zh: {
        client_role: '旅行博主',
        content:
          '以前我剪到凌晨三点，更新还是晚。现在周一交素材，周四就能拿到成片，我的梗和停顿都还在。从第一版开始，他们就懂我的风格。',
      },
      ar: {
        client_role: 'صانع محتوى سفر',
        content:
          'كنت أسهر على المونتاج حتى الفجر وأتأخر في النشر رغم ذلك. الآن أسلّم المواد يوم الاثنين ويصلني الفيديو جاهزًا يوم الخميس، بروحي المرحة ولحظات صمتي كما هي. فهموا أسلوبي من النسخة الأولى.',
      },
      ru: {
        client_role: 'Тревел-блогер',
        content:
          'Раньше я монтировал до трёх ночи и всё равно выкладывал с опозданием. Теперь отдаю материал в понедельник, а в четверг видео готово, с моим юмором и моими паузами. Мою манеру уловили с первой же версии.',
      },
      ja: {
        client_role: '旅行クリエイター',
        content:
          '以前は明け方まで自分で編集して、それでも投稿は遅れがちでした。今は月曜に素材を渡せば木曜には完成。僕の笑いも間もそのままです。初稿から、僕らしさをわかってくれていました。',
      },
      it: {
        client_role: 'Travel creator',
        content:
          'Montavo fino alle tre di notte e pubblicavo comunque in ritardo. Ora consegno il materiale il lunedì e il giovedì il video è pronto, con il mio umorismo e le mie pause. Hanno capito la mia voce fin dalla prima versione.',
      },
    },
  },
  {
    id: 'sofia-lindqvist',
    client_name: 'Sofía Lindqvist',
    company: 'Brisa Botánica',
    avatar: '',
    rating: 5,
    project_id: 'brisa-botanica',
    texts: {
      es: {
        client_role: 'Líder de crecimiento',
        content:
          'Con seis videos UGC dejamos de adivinar y empezamos a medir: cada gancho llegó con su variante y los archivos bien nombrados. El costo por clic bajó en la primera semana. Y nadie tuvo que perseguir a nadie.',
      },
      en: {
        client_role: 'Head of growth',
        content:
          'Six UGC videos took us from guessing to testing: every hook came with a variant and tidy file names. Our cost per click dropped in the first week. Best of all, nobody had to chase anybody.',
      },
      pt: {
        client_role: 'Head de growth',
        content:
          'Com seis vídeos de UGC, paramos de adivinhar e começamos a testar: cada gancho veio com a sua variação e os arquivos bem nomeados. O custo por clique caiu já na primeira semana. E ninguém precisou correr atrás de ninguém.',
      },
      fr: {
        client_role: 'Responsable croissance',
        content:
          'Avec six vidéos UGC, nous avons cessé de deviner et commencé à tester : chaque accroche est arrivée avec sa variante et des fichiers bien nommés. Le coût par clic a baissé dès la première semaine. Et personne n’a eu à relancer personne.',
      },
      de: {
        client_role: 'Head of Growth',
        content:
          'Mit sechs UGC-Videos wurde aus Raten endlich Testen: Jeder Hook kam mit eigener Variante und sauber benannten Dateien. Schon in der ersten Woche sanken unsere Klickkosten. Und niemand musste irgendwem hinterherlaufen.',
      },
      zh: {
        client_role: '增长负责人',
        content:
          '六条 UGC 视频让我们从凭感觉变成看数据：每个开头都配有对照版本，文件命名清清楚楚。第一周点击成本就降了下来。最省心的是，全程不用催。',
      },
      ar: {
        client_role: 'مديرة النمو',
        content:
          'بستة مقاطع UGC انتقلنا من التخمين إلى الاختبار: كل افتتاحية وصلتنا مع نسخة بديلة وبأسماء ملفات مرتّبة. انخفضت تكلفة النقرة منذ الأسبوع الأول. والأجمل أن أحدًا لم يضطر إلى ملاحقة أحد.',
      },
      ru: {
        client_role: 'Директор по росту',
        content:
          'С шестью UGC-роликами мы перестали гадать и начали тестировать: к каждому началу шёл второй вариант, а файлы были понятно названы. Цена клика снизилась уже в первую неделю. И никому не пришлось никого подгонять.',
      },
      ja: {
        client_role: 'グロース責任者',
        content:
          'UGC動画6本で、勘に頼る運用から検証する運用に変わりました。冒頭のパターンごとに別案があり、ファイル名まで整っています。クリック単価は最初の1週間で下がり、催促は一度も必要ありませんでした。',
      },
      it: {
        client_role: 'Responsabile growth',
        content:
          'Con sei video UGC abbiamo smesso di tirare a indovinare e iniziato a testare: ogni hook è arrivato con la sua variante e con i file nominati in ordine. Il costo per clic è sceso già dalla prima settimana. E nessuno ha dovuto rincorrere nessuno.',
      },
    },
  },
  {
    id: 'rodrigo-paz',
    client_name: 'Rodrigo Paz',
    company: 'Fundación Horizonte Sur',
    avatar: '',
    rating: 4,
    project_id: 'horizonte-sur',
    texts: {
      es: {
        client_role: 'Productor ejecutivo',
        content:
          'Llegamos con 60 horas de material y sin guion. Nos propusieron una estructura clara, discutimos lo justo y el color hizo el resto. La música necesitó una ronda más de lo previsto, pero la película lo valía.',
      },
      en: {
        client_role: 'Executive producer',
        content:
          'We turned up with 60 hours of footage and no script. They came back with a clear structure, we argued just enough, and the grade did the rest. The music took one more round than planned, but the film was worth it.',
      },
      pt: {
        client_role: 'Produtor executivo',
        content:
          'Chegamos com 60 horas de material e sem roteiro. Eles propuseram uma estrutura clara, discutimos na medida certa e a cor fez o resto. A trilha precisou de uma rodada a mais do que o previsto, mas o filme merecia.',
      },
      fr: {
        client_role: 'Producteur exécutif',
        content:
          'Nous sommes arrivés avec 60 heures de rushes et sans scénario. Ils ont proposé une structure claire, nous avons débattu juste ce qu’il fallait, et l’étalonnage a fait le reste. La musique a demandé un aller-retour de plus que prévu, mais le film le valait bien.',
      },
      de: {
        client_role: 'Ausführender Produzent',
        content:
          'Wir kamen mit 60 Stunden Material und ohne Drehbuch. Sie haben eine klare Struktur vorgeschlagen, wir haben genauso viel diskutiert wie nötig, und das Grading hat den Rest erledigt. Die Musik brauchte eine Runde mehr als geplant, aber der Film war es wert.',
      },
      zh: {
        client_role: '执行制片人',
        content:
          '我们带着 60 小时素材找上门，连脚本都没有。他们给出了清晰的结构，讨论恰到好处，剩下的交给调色。配乐比计划多改了一次，但这部片子值得。',
      },
      ar: {
        client_role: 'منتج منفذ',
        content:
          'جئنا بستين ساعة من المواد ودون سيناريو. اقترحوا بنية واضحة، وتناقشنا بالقدر اللازم، وتكفّلت الألوان بالباقي. احتاجت الموسيقى إلى جولة إضافية لم تكن في الخطة، لكن الفيلم كان يستحقها.',
      },
      ru: {
        client_role: 'Исполнительный продюсер',
        content:
          'Мы пришли с 60 часами материала и без сценария. Нам предложили ясную структуру, мы поспорили ровно столько, сколько нужно, а остальное сделал цвет. С музыкой вышел лишний круг правок, но фильм того стоил.',
      },
      ja: {
        client_role: '製作総指揮',
        content:
          '台本もなく、60時間の素材だけを抱えて相談しました。明快な構成を提案してもらい、必要なだけ議論を重ね、あとは色が語ってくれました。音楽は予定より1回多く調整しましたが、それだけの価値がある作品になりました。',
      },
      it: {
        client_role: 'Produttore esecutivo',
        content:
          'Siamo arrivati con 60 ore di girato e nessuna sceneggiatura. Ci hanno proposto una struttura chiara, abbiamo discusso il giusto e il colore ha fatto il resto. La musica ha richiesto una revisione in più del previsto, ma il film lo meritava.',
      },
    },
  },
  {
    id: 'camila-ferraz',
    client_name: 'Camila Ferraz',
    company: 'Frecuencia Nocturna',
    avatar: '/samples/frecuencia-nocturna.webp',
    rating: 5,
    project_id: 'frecuencia-nocturna',
    texts: {
      es: {
        client_role: 'Conductora y fundadora',
        content:
          'Grabamos el martes y el viernes el episodio ya está al aire. El sonido quedó tan limpio que varios oyentes preguntaron por el estudio nuevo, y seguimos en la misma sala de siempre. Los clips hacen el resto: por ahí llegan casi todos los invitados.',
      },
      en: {
        client_role: 'Host and founder',
        content:
          'We record on Tuesday and the episode is live on Friday. The sound is so clean that listeners asked about our new studio; it is the same old living room. The clips do the rest: that is how most of our guests find us now.',
      },
      pt: {
        client_role: 'Apresentadora e fundadora',
        content:
          'Gravamos na terça e na sexta o episódio já está no ar. O som ficou tão limpo que ouvintes perguntaram pelo estúdio novo, e continuamos na mesma sala de sempre. Os cortes fazem o resto: é por eles que chegam quase todos os convidados.',
      },
      fr: {
        client_role: 'Animatrice et fondatrice',
        content:
          'Nous enregistrons le mardi et l’épisode est en ligne le vendredi. Le son est si net que des auditeurs nous ont parlé de notre nouveau studio, alors que c’est toujours le même salon. Les extraits font le reste : c’est par eux que nos invités nous découvrent.',
      },
      de: {
        client_role: 'Moderatorin und Gründerin',
        content:
          'Dienstags nehmen wir auf, freitags ist die Folge online. Der Ton ist so sauber, dass Hörer nach unserem neuen Studio gefragt haben, dabei ist es dasselbe Wohnzimmer wie immer. Den Rest erledigen die Clips: Über sie finden uns inzwischen fast alle Gäste.',
      },
      zh: {
        client_role: '主播兼创始人',
        content:
          '我们周二录制，周五节目就能上线。声音干净到有听众来问我们是不是换了新棚，其实还是原来那间客厅。剩下的交给短片段：现在大多数嘉宾都是刷到它们才来的。',
      },
      ar: {
        client_role: 'مقدّمة البرنامج ومؤسِّسته',
        content:
          'نسجّل يوم الثلاثاء وتُنشر الحلقة يوم الجمعة. الصوت نقي إلى درجة أن مستمعين سألوا عن الاستوديو الجديد، مع أننا ما زلنا في غرفة الجلوس نفسها. والمقاطع القصيرة تتكفّل بالباقي: فمن خلالها يصل إلينا معظم ضيوفنا.',
      },
      ru: {
        client_role: 'Ведущая и основательница',
        content:
          'Записываем во вторник, а в пятницу выпуск уже в эфире. Звук такой чистый, что слушатели спрашивали про новую студию, хотя мы всё в той же гостиной. Остальное делают клипы: через них к нам приходит почти каждый гость.',
      },
      ja: {
        client_role: 'パーソナリティ兼創設者',
        content:
          '火曜に収録して、金曜には配信。音がとてもクリアで、リスナーから「スタジオを変えたんですか」と聞かれましたが、場所はいつものリビングのままです。あとはクリップの力。今ではゲストの多くが、それを見て来てくれます。',
      },
      it: {
        client_role: 'Conduttrice e fondatrice',
        content:
          'Registriamo il martedì e il venerdì la puntata è già online. L’audio è così pulito che gli ascoltatori ci hanno chiesto del nuovo studio, ma siamo sempre nello stesso salotto. Le clip fanno il resto: è da lì che arrivano quasi tutti i nostri ospiti.',
      },
    },
  },
]

/** Returns the testimonials as drafts, by id. */
export const testimonialDrafts = (siteUrl: string): [id: string, draft: TestimonialDraft][] =>
  testimonials.map(({ id, client_name, company, avatar, rating, project_id, texts }) => {
    const written = { ...inEveryLanguage('client_company', () => company), ...stored(texts) }
    const translated_from = nextSourceHashes(written, testimonialLocalizedFields, undefined)
    const avatar_url = avatar && `${siteUrl}${avatar}`
    return [id, { ...emptyTestimonial, client_name, avatar_url, rating, project_id, ...written, translated_from }]
  })
