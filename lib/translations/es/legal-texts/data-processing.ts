import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The contract of article 28 (3) GDPR for the data of visitors of hosted sites. */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Encargo del tratamiento",
  version,
  intro: `Este es el contrato entre usted, que tiene una web con formulario o alojada por nosotros, y ${seller.name}, que trata los datos de sus visitantes por encargo de usted (artículo 28 del Reglamento General de Protección de Datos). Usted es el responsable del tratamiento y nosotros, el encargado. Se aplica, sin necesidad de firma, desde el día en que se publica su web o se usa su formulario.`,
  sections: [
    {
      title: "De qué trata",
      paragraphs: [
        "Objeto y finalidad: servimos las páginas de su web, recibimos lo que los visitantes envían con sus formularios, lo guardamos entre sus mensajes y se lo reenviamos por correo electrónico.",
        "Datos: nombres, direcciones de correo electrónico y todo lo que los visitantes escriben, encargan o solicitan; la dirección IP, mientras se responde a una petición; y el número de visitas, sin ningún dato sobre el visitante.",
        "Interesados: los visitantes de su web.",
        `Duración: mientras usted tenga la licencia. Los mensajes se borran ${days.messages} días después de llegar; el correo no deseado y lo que usted elimina, a los ${days.spam} días; el número de visitas, a los ${days.visits} días.`,
      ],
    },
    {
      title: "Sus instrucciones",
      paragraphs: [
        "Tratamos los datos solo según sus instrucciones: las que nos da con lo que publica, con los ajustes de su web o por correo electrónico. Si una ley nos obliga a otra cosa, se lo decimos antes, salvo que esa misma ley lo prohíba.",
        "Si creemos que una instrucción infringe la normativa de protección de datos, le avisamos.",
      ],
    },
    {
      title: "Quién ve los datos",
      paragraphs: [
        "Solo las personas que los necesitan para prestar el servicio, todas ellas obligadas a guardar secreto. Lo que hace nuestro personal en el área de administración queda registrado.",
      ],
    },
    {
      title: "Seguridad",
      paragraphs: [
        "Las conexiones están cifradas. Nuestro personal necesita un segundo factor para acceder. Las contraseñas y las claves se guardan como valores hash. Hacemos copias de seguridad de las bases de datos. Limitamos cuántas veces se puede enviar un formulario, por remitente y por web. Lo que escriben los visitantes se muestra como texto y nunca se ejecuta.",
        "Adaptamos estas medidas a la evolución de la técnica; el nivel de protección no baja.",
      ],
    },
    {
      title: "Otros encargados",
      paragraphs: [
        "Usted nos autoriza a recurrir a otros encargados: la empresa en cuyos servidores funciona la tienda, el servicio que envía nuestros correos y, si su web está publicada en un alojamiento estático externo, la empresa que lo ofrece. Con cada uno tenemos un contrato con las mismas obligaciones, y respondemos de lo que hagan.",
        "Si vamos a recurrir a uno nuevo, se lo anunciamos por correo electrónico con cuatro semanas de antelación. Si usted se opone por un motivo justificado y no encontramos otra solución, puede poner fin al alojamiento.",
        "Si alguno está fuera del Espacio Económico Europeo, la transferencia se ampara en una decisión de adecuación de la Comisión Europea o en sus cláusulas contractuales tipo.",
      ],
    },
    {
      title: "Ayuda con sus obligaciones",
      paragraphs: [
        "En sus mensajes puede buscar, exportar y eliminar lo que envió una persona. También le ayudamos con las solicitudes de los interesados, con las evaluaciones de impacto y con las preguntas de las autoridades.",
        "Si los datos de sus visitantes se pierden, se alteran o llegan a quien no debían, se lo comunicamos sin dilación indebida en cuanto lo sabemos, con la información que necesita para notificarlo usted.",
      ],
    },
    {
      title: "Al terminar",
      paragraphs: [
        "Cuando termina la licencia o su cuenta, puede exportar los mensajes; después los borramos, salvo que la ley nos obligue a conservar algo. Las copias de seguridad se van sobrescribiendo.",
      ],
    },
    {
      title: "Comprobación",
      paragraphs: [
        "Si nos lo pide, le demostramos que cumplimos este contrato. También permitimos auditorías, suyas o de quien usted designe, con aviso previo y en horario laboral.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
