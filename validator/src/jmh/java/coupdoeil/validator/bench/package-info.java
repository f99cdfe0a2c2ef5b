/** How fast sight and validation are: benchmarks, and the page that they write. */
package coupdoeil.validator.bench;
