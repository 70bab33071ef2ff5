import { colors, measures, rooms } from "./content";
import { Plan } from "./plan";

export function Service() {
  return (
    <section className="service" id="trend-service" aria-labelledby="trend-service-title">
      <div className="service-plan">
        <Plan />
      </div>
      <form className="service-form" method="dialog">
        <h2 id="trend-service-title">Draw the room around it</h2>
        <fieldset className="colors">
          <legend>Color</legend>
          <div className="color-row">
            {colors.map(({ id, value, note, swatch }, index) => (
              <label key={id} className="color">
                <input
                  type="radio"
                  name="color"
                  value={value}
                  id={`trend-color-${id}`}
                  defaultChecked={index === 2}
                />
                <span className="color-chip" style={{ background: swatch }} />
                <span className="color-name">
                  {value} <small>{note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="sizes">
          <legend>Room size</legend>
          <a className="measure-link" href="#trend-measure">
            Measure of the space to design
          </a>
          <div className="size-row">
            {rooms.map(({ value, wide, deep }) => (
              <label key={value} className="size">
                <input
                  type="radio"
                  name="size"
                  value={value}
                  id={`trend-size-${value.toLowerCase()}`}
                  defaultChecked={value === "M"}
                />
                <span className="size-plan">
                  <span style={{ width: `${wide * 20}%`, height: `${deep * 20}%` }} />
                </span>
                <span className="size-name">
                  {wide}x{deep} m²
                </span>
                <small>{value}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="hire">
          <button type="submit">Hire Service</button>
          <p>$250 for one room, drawn to scale. Pay after the first call.</p>
        </div>
        <p className="hire-done" role="status" data-hire-done="" />
      </form>
    </section>
  );
}

export function Measure() {
  return (
    <section className="measure" id="trend-measure" aria-labelledby="trend-measure-title">
      <h2 id="trend-measure-title">Measure of the space to design</h2>
      <ol>
        {measures.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
